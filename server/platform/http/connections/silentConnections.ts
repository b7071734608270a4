import type { Socket } from 'node:net';
import type { App } from '../appTypes';

/**
 * Closes, when the server closes, the connections on which no request has arrived. Node closes those that have
 * answered one, and waits for the others without a limit: its deadline for headers stops with the server. Browsers and
 * HTTP clients open such connections in advance, or in the place of one that they cut.
 */
export function registerSilentConnections(app: App): void {
  const silent = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    if (isClosing) return void socket.destroy();
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const socket of silent) socket.destroy();
    done();
  });
}
