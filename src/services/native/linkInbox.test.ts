import { createLinkInbox } from './linkInbox';

const LAUNCH = 'https://app.itape.com.br/minhas-viagens';
const OTHER = 'https://app.itape.com.br/pedidos';

function open(launchLink: string | null = LAUNCH) {
  let ms = 1_000;
  const inbox = createLinkInbox(launchLink, () => ms);
  const heard: string[] = [];
  return {
    ...inbox,
    heard,
    listenNow: () => inbox.listen((link) => heard.push(link)),
    pass: (by: number) => (ms += by),
  };
}

describe('links that the shell reports', () => {
  it('wait for who listens, in their order, and come once', () => {
    const app = open(null);
    app.receive(LAUNCH);
    app.receive(OTHER);
    app.listenNow();
    expect(app.heard).toEqual([LAUNCH, OTHER]);
    app.listenNow();
    app.receive(LAUNCH);
    expect(app.heard).toEqual([LAUNCH, OTHER, LAUNCH]);
  });

  it('are left to the start where they are its own, reported a second time', () => {
    const app = open();
    app.listenNow();
    app.receive(LAUNCH);
    app.pass(1_999);
    app.receive(LAUNCH);
    expect(app.heard).toEqual([]);
  });

  it('of the start count again once they are pressed later', () => {
    const app = open();
    app.listenNow();
    app.pass(2_000);
    app.receive(LAUNCH);
    expect(app.heard).toEqual([LAUNCH]);
  });

  it('other than that of the start come at once', () => {
    const app = open();
    app.listenNow();
    app.receive(OTHER);
    expect(app.heard).toEqual([OTHER]);
  });
});
