import type { TabsPort } from './portsDevice';

const CHANNEL = 'itape-sessao';
type Motivo = Parameters<TabsPort['announce']>[0];

/** Announces changes of the session to other tabs. Without BroadcastChannel, other tabs notice later. */
export function createTabs(onHeard: (motivo: Motivo) => void): TabsPort {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'iniciada' || data === 'encerrada' || data === 'expirada') onHeard(data);
  };
  return { announce: (motivo) => channel.postMessage(motivo) };
}
