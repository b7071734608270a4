/** Points at which a process can be made to die, in the order of a purchase and of its after-sale. */
export const faultPoints = [
  'reserva-antes',
  'reserva-depois',
  'pedido-antes',
  'pedido-depois',
  'cobranca-antes',
  'cobranca-depois',
  'cartao-depois',
  'pagamento-antes',
  'pagamento-depois',
  'poltronas-antes',
  'poltronas-depois',
  'praxio-antes',
  'praxio-vendida',
  'praxio-gravada',
  'bilhetes-antes',
  'bilhetes-depois',
  'estorno-antes',
  'estorno-depois',
  'caixa-depois',
  'troca-antes',
  'troca-depois',
  'fim-antes',
] as const;
/** Points that only a purchase at the operator's system passes. */
const operadoraPoints = ['bloqueio-antes', 'bloqueio-depois'] as const;
export type FaultPoint = (typeof faultPoints)[number] | (typeof operadoraPoints)[number];

const isPoint = (text: string): text is FaultPoint =>
  [...faultPoints, ...operadoraPoints].some((point) => point === text);

let armed: { point: FaultPoint; left: number } | null = null;

/**
 * `FALHAR_EM=<ponto>` or `<ponto>:<n>`: the process kills itself (SIGKILL, nothing is closed or flushed) when it
 * passes there for the n-th time. Refused in production.
 */
export function armFaultPoint(text: string | undefined, production: boolean): void {
  if (!text) return;
  if (production) throw new Error('FALHAR_EM não existe em produção.');
  const [point = '', times = '1'] = text.split(':');
  const left = Number(times);
  if (!isPoint(point) || !Number.isInteger(left) || left < 1) throw new Error(`FALHAR_EM inválido: ${text}`);
  armed = { point, left };
}

/** Does nothing, unless this is where the process is to die. */
export function faultPoint(point: FaultPoint): void {
  if (armed?.point !== point) return;
  armed.left -= 1;
  if (armed.left === 0) process.kill(process.pid, 'SIGKILL');
}
