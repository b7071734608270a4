/** Sends answers to a telephone; a message with the same `id` may be sent twice. */
export interface ChannelPort {
  send: (id: string, para: string, texto: string) => Promise<void>;
}
