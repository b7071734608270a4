import { umBoletoDoPedido } from '../../../../tests/support/umBoletoDoPedido';
import { noBank, type BoletoNoBanco, type BoletoPort, type PagamentoDeBoleto } from '../boletoPort';

/** A boleto as its bank answers it. */
export const noBanco = (change: Partial<BoletoNoBanco> = {}): BoletoNoBanco => ({
  situacao: 'REGISTRADO',
  codigoDeBarras: umBoletoDoPedido().codigoDeBarras,
  pagamentos: [],
  ...change,
});

/** A payment of a boleto, as its bank tells of it. */
export const umPagamento = (valorCentavos: number, pagoEm = new Date()): PagamentoDeBoleto => ({
  id: crypto.randomUUID(),
  valorCentavos,
  pagoEm,
});

/** A bank that gives one answer, and notes what it was asked. */
export function umBanco(answer: BoletoNoBanco | null | Error) {
  const asked: string[] = [];
  const reply = (question: string) => (numero: string) => {
    asked.push(`${question} ${numero}`);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const port: BoletoPort = { ...noBank, find: reply('find'), withdraw: reply('withdraw') };
  return { asked, port };
}
