/** Whoever brings answers to a telephone; told the same one twice (`id`), it need not know. */
export interface ChannelPort {
  send: (id: string, para: string, texto: string) => Promise<void>;
}
