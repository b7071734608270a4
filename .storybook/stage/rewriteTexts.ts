const ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title'];

/** A text of the page that can be replaced. */
interface Holder {
  read: () => string | null;
  write: (text: string) => void;
}

const textOf = (node: Text): Holder => ({ read: () => node.data, write: (text) => (node.data = text) });
const attributeOf = (element: Element, name: string): Holder => ({
  read: () => element.getAttribute(name),
  write: (text) => element.setAttribute(name, text),
});

export interface Rewriting {
  /** The text to show; the same one leaves it as it is. */
  rewrite: (text: string) => string;
  /** Selector of the parts whose texts stay. */
  except: string;
}

/**
 * Shows all text below `root` otherwise, including later changes: text nodes are written to in place, so a frame that
 * owns them goes on as if nothing had happened. Returns the function that restores it.
 */
export function rewriteTexts(root: Element, { rewrite, except }: Rewriting): () => void {
  const texts = new Map<Node, Map<string, { original: string; shown: string; holder: Holder }>>();

  const show = (node: Node, place: string, holder: Holder) => {
    const current = holder.read();
    if (current === null) return;
    const places = texts.get(node) ?? texts.set(node, new Map()).get(node);
    if (places?.get(place)?.shown === current) return;
    const shown = rewrite(current);
    if (shown === current) return;
    places?.set(place, { original: current, shown, holder });
    holder.write(shown);
  };

  const visit = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest(except)) return;
    if (node instanceof Text) show(node, 'text', textOf(node));
    if (!(node instanceof Element)) return;
    for (const name of ATTRIBUTES) show(node, name, attributeOf(node, name));
    node.childNodes.forEach(visit);
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(visit);
      else visit(target);
    }
  });
  visit(root);
  observer.observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  return () => {
    observer.disconnect();
    for (const places of texts.values()) {
      for (const { original, shown, holder } of places.values()) if (holder.read() === shown) holder.write(original);
    }
  };
}
