/** The initiator's wire format, in the names of Open Finance Brasil's payments API v4 ↔ the port. */
import type { Banco, MotivoIniciacao, SituacaoIniciacao } from '../../../src/domain/wire/pagamento/iniciacao';
import { IniciadorUnavailable, type Consentimento } from '../../pagamento/iniciacao/iniciadorPort';

const BANCOS_MAXIMO = 500;
const ID = /^[A-Za-z0-9._-]{1,64}$/;
const CONSENTIMENTO = /^[!-~]{1,256}$/;
const URL_MAXIMA = 2048;

const meaningless = (what: string): IniciadorUnavailable => new IniciadorUnavailable(`the initiator sent ${what}`);

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The banks of a list, in its order; one without a name or with an id that is none is left out. */
export function toBancos(body: unknown): Banco[] {
  const { data } = fieldsOf(body);
  if (!Array.isArray(data)) throw meaningless('a list that is none');
  return data.slice(0, BANCOS_MAXIMO).flatMap((one: unknown) => {
    const { authorisationServerId: id, customerFriendlyName: nome } = fieldsOf(one);
    const isBanco = typeof id === 'string' && ID.test(id) && typeof nome === 'string' && nome.trim() !== '';
    return isBanco ? [{ id, nome: nome.trim().slice(0, 80) }] : [];
  });
}

/** Codes of `rejectionReason` about which the person can do something; any other is the bank's own. */
const motivos: Readonly<Record<string, MotivoIniciacao>> = {
  SALDO_INSUFICIENTE: 'saldo',
  VALOR_ACIMA_LIMITE: 'limite',
  CONTA_NAO_PERMITE_PAGAMENTO: 'conta',
  CONTAS_ORIGEM_DESTINO_IGUAIS: 'conta',
  QRCODE_INVALIDO: 'cobranca',
  VALOR_INVALIDO: 'cobranca',
  COBRANCA_INVALIDA: 'cobranca',
};

type Outcome = Pick<Consentimento, 'situacao' | 'motivo'>;

const plain = (situacao: SituacaoIniciacao): Outcome => ({ situacao, motivo: null });

function rejected(reason: unknown): Outcome {
  const { code } = fieldsOf(reason);
  const codigo = typeof code === 'string' ? code : '';
  if (codigo === 'REJEITADO_USUARIO') return plain('cancelada');
  if (codigo.startsWith('TEMPO_EXPIRADO')) return plain('expirada');
  return { situacao: 'recusada', motivo: motivos[codigo] ?? 'banco' };
}

/** The payment that a consent was used for: under way, sent, or refused. */
function outcomeOfPayment(payment: unknown): Outcome {
  const { status, rejectionReason } = fieldsOf(payment);
  if (status === 'ACSC') return plain('paga');
  if (status === 'RJCT') return rejected(rejectionReason);
  if (status === 'CANC') return plain('cancelada');
  return plain('autorizada');
}

function outcomeOf({ status, rejectionReason, payment }: Record<string, unknown>): Outcome {
  switch (status) {
    case 'AWAITING_AUTHORISATION':
    case 'PARTIALLY_ACCEPTED':
      return plain('aguardando');
    case 'AUTHORISED':
      return plain('autorizada');
    case 'CONSUMED':
      return outcomeOfPayment(payment);
    case 'REJECTED':
      return rejected(rejectionReason);
    default:
      throw meaningless('a state that is none');
  }
}

/**
 * The address that the person is sent to: https, or of this site where it is the sandbox's. An address of another kind would run
 * in our page, or open another app than a bank's.
 * @param site our own origin.
 */
function urlOf(url: unknown, site: string): string {
  const isSafe = typeof url === 'string' && url.length <= URL_MAXIMA && URL.canParse(url);
  const parsed = isSafe ? new URL(url) : null;
  if (parsed?.protocol !== 'https:' && parsed?.origin !== site) throw meaningless('an address that is none');
  return parsed.href;
}

function instantOf(text: unknown): Date {
  const instant = new Date(String(text));
  if (Number.isNaN(instant.getTime())) throw meaningless('an instant that is none');
  return instant;
}

/** A consent as the initiator answers it, with the payment that it was used for. @param site our own origin. */
export function toConsentimento(body: unknown, site: string): Consentimento {
  const data = fieldsOf(fieldsOf(body).data);
  const { consentId: id, expirationDateTime, authorisationUrl } = data;
  if (typeof id !== 'string' || !CONSENTIMENTO.test(id)) throw meaningless('a consent without a name');
  const outcome = outcomeOf(data);
  const isAwaited = outcome.situacao === 'aguardando';
  return {
    id,
    ...outcome,
    url: isAwaited ? urlOf(authorisationUrl, site) : null,
    expiraEm: instantOf(expirationDateTime),
  };
}
