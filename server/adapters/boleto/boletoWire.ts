/** The bank's wire format ↔ the port. The only place that knows how the bank spells things. */
import { parseValorPix } from '../../../src/domain/base/dinheiro';
import { lerCodigoDeBarras, linhaDigitavelOf } from '../../../src/domain/pagamento/boleto/codigoDeBarras';
import {
  BoletoUnavailable,
  type BoletoNoBanco,
  type PagamentoDeBoleto,
  type SituacaoNoBanco,
} from '../../pagamento/boleto/boletoPort';
import type { Estorno } from '../../pagamento/pix/pixPort';

const situacoes: readonly SituacaoNoBanco[] = ['REGISTRADO', 'LIQUIDADO', 'BAIXADO'];
const devolucoes: readonly Estorno['situacao'][] = ['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO'];

const meaningless = (what: string): BoletoUnavailable => new BoletoUnavailable(`the bank sent ${what}`);

const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

function centavosOf(valor: unknown): number {
  const centavos = typeof valor === 'string' ? parseValorPix(valor) : null;
  if (centavos === null) throw meaningless('an amount that is none');
  return centavos;
}

function oneOf<T extends string>(known: readonly T[], text: unknown): T {
  const found = known.find((one) => one === text);
  if (found === undefined) throw meaningless('a state that is none');
  return found;
}

function toPagamento(wire: unknown): PagamentoDeBoleto {
  const { id, valor, pagoEm } = fieldsOf(wire);
  const instant = new Date(String(pagoEm));
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) throw meaningless('a payment without a name');
  if (Number.isNaN(instant.getTime())) throw meaningless('an instant that is none');
  return { id, valorCentavos: centavosOf(valor), pagoEm: instant };
}

/**
 * A boleto as the bank answers it. Its bar code is what a person pays by, so it has to say what the boleto says: a wrong check
 * digit, another amount, another day, or a linha digitável of something else is no answer.
 */
export function toBoletoNoBanco(body: unknown): BoletoNoBanco {
  const { situacao, valor, vencimento, codigoBarras, linhaDigitavel, pagamentos } = fieldsOf(body);
  const codigoDeBarras = typeof codigoBarras === 'string' ? codigoBarras : '';
  const said = lerCodigoDeBarras(codigoDeBarras);
  if (said?.valorCentavos !== centavosOf(valor) || said.vencimento !== vencimento) {
    throw meaningless('a bar code of another boleto');
  }
  if (linhaDigitavel !== linhaDigitavelOf(codigoDeBarras)) throw meaningless('a linha digitável of another bar code');
  return {
    situacao: oneOf(situacoes, situacao),
    codigoDeBarras,
    pagamentos: (Array.isArray(pagamentos) ? pagamentos : []).map(toPagamento),
  };
}

/** Money on its way back, as the bank answers it. */
export function toEstorno(body: unknown): Estorno {
  const { id, valor, situacao } = fieldsOf(body);
  return { id: String(id), valorCentavos: centavosOf(valor), situacao: oneOf(devolucoes, situacao) };
}
