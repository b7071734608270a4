/**
 * The driver translates WebDriver BiDi in a page of its own, which shows the last 400 messages as text, axe's whole
 * source among them: it lays them out and draws them after each message, though nobody sees this page.
 */
const MAPPER = 'BiDi-CDP Mapper';
const FORGET = "document.getElementById('logs')?.remove()";

interface Target {
  targetId: string;
  title: string;
}

/** Evaluates an expression in a page, over a connection of its own: the driver hangs when it is to attach to this one. */
const evaluate = (address: string, expression: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.onerror = () => reject(new Error(`no connection to ${address}`));
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
    socket.onmessage = () => {
      socket.close();
      resolve();
    };
  });

/**
 * Removes the list from that page, which then writes no message out. It translates as before. A driver without such a
 * page or list is left as it is, since journeys only take longer with it.
 */
export async function quietMapper(browser: WebdriverIO.Browser): Promise<void> {
  const { debuggerAddress } = browser.capabilities['goog:chromeOptions'] as { debuggerAddress?: string };
  const { targetInfos } = (await browser.sendCommandAndGetResult('Target.getTargets', {})) as { targetInfos: Target[] };
  const mapper = targetInfos.find(({ title }) => title.startsWith(MAPPER));
  if (mapper && debuggerAddress) await evaluate(`ws://${debuggerAddress}/devtools/page/${mapper.targetId}`, FORGET);
}
