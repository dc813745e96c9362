"""Names every line of a style sheet that a browser would pass over."""
import sys
import tinycss2


def rules(nodes):
    for node in nodes:
        yield node
        if node.type == "at-rule" and node.at_keyword == "media":
            yield from rules(tinycss2.parse_rule_list(node.content, True, True))
        elif node.type == "qualified-rule":
            yield from tinycss2.parse_declaration_list(node.content, True, True)


path = sys.argv[1]
with open(path, encoding="utf-8") as file:
    nodes = list(rules(tinycss2.parse_stylesheet(file.read(), True, True)))
errors = [node for node in nodes if node.type == "error"]
for error in errors:
    print(f"{path}:{error.source_line}: error: {error.message}", file=sys.stderr)
sys.exit(1 if errors else 0)
