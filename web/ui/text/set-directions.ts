import type { ExtraProps } from 'react-markdown';

type Nodes = NonNullable<ExtraProps['node']>['children'];

/** What begins on its own side, so that each paragraph is laid out from the side where its language begins. */
const blocks = new Set('p h1 h2 h3 h4 h5 h6 ul ol li blockquote table th td'.split(' '));

/** A plugin that has browsers find the direction of each block. */
export const setDirections = () => (tree: { children: Nodes }) => visit(tree.children);

function visit(nodes: Nodes) {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (blocks.has(node.tagName)) node.properties.dir = 'auto';
    visit(node.children);
  }
}
