/**
 * Where no element has an accessible name, WebdriverIO looks once more by an XPath whose first two alternatives compute
 * a list of all elements with that text for each element of the page: 1.7 s for 456 elements, at every look of a wait.
 */
type Locator = { type: string; value?: unknown };

/** Relations to other elements by id, whose right side does not depend on the element. */
const BY_ID = /\.\/\/(\*|input|textarea)\[@(aria-labelledby|aria-describedby|id)(\s*=\s*\(\/\/)/g;

/**
 * The same elements at a fraction of the cost: the list is computed only for elements that have the attribute.
 * An element without it equals nothing in any list.
 */
export const quickXPath = (xpath: string): string => xpath.replace(BY_ID, './/$1[@$2][@$2$3');

const quickLocator = <L extends Locator>(locator: L): L =>
  locator.type === 'xpath' && typeof locator.value === 'string'
    ? { ...locator, value: quickXPath(locator.value) }
    : locator;

type Find = (...args: string[]) => unknown;
type Locate = (request: { locator: Locator }) => unknown;

/** WebdriverIO's types name only its own commands here, though those of the protocol are replaced alike. */
interface Session {
  overwriteCommand(name: string, command: (send: Find, ...args: string[]) => unknown, ofElements?: boolean): void;
  overwriteCommand(name: string, command: (send: Locate, request: { locator: Locator }) => unknown): void;
}

/** Makes every look-up by XPath of this session use the quick form. */
export function quickenNames(browser: WebdriverIO.Browser): void {
  const session = browser as unknown as Session;
  for (const name of ['findElement', 'findElements'])
    session.overwriteCommand(name, (find: Find, using: string, value: string) => find(using, quickXPath(value)));
  for (const name of ['findElementFromElement', 'findElementsFromElement'])
    for (const ofElements of [false, true])
      session.overwriteCommand(
        name,
        (find: Find, id: string, using: string, value: string) => find(id, using, quickXPath(value)),
        ofElements,
      );
  session.overwriteCommand('browsingContextLocateNodes', (locate: Locate, request: { locator: Locator }) =>
    locate({ ...request, locator: quickLocator(request.locator) }),
  );
}
