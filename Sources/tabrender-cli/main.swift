import TabRender
