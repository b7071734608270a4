import { rotas } from '../base/rotas';
import { foldText } from '../lugares/busca/foldText';
import type { Banco, IniciacaoPix, MotivoIniciacao, SituacaoIniciacao } from '../wire/pagamento/iniciacao';
import { msg, t, translated } from '../../words/t';

/** Interval at which the page asks about an initiation that the bank has not decided. */
export const POLL_INICIACAO_MS = 2_000;

/** Key of the initiation in the address of the Pix page. */
const CHAVE = 'iniciacao';
const ID = /^[0-9a-f-]{36}$/;

/** The initiation that the address of a Pix page names; null without one. @param search query, with or without its `?`. */
export function iniciacaoDaPagina(search: string): string | null {
  const id = new URLSearchParams(search).get(CHAVE) ?? '';
  return ID.test(id) ? id : null;
}

/** Address of the Pix page that asks about an initiation, as the bank leads back to it. */
export const enderecoDaIniciacao = (pedidoId: string, iniciacaoId: string): string =>
  `${rotas.pagamentoPix.path}?pedido=${pedidoId}&${CHAVE}=${iniciacaoId}`;

/** Whether the bank may still change what it said; after `paga` the order says what comes. */
export const isAberta = (situacao: SituacaoIniciacao): boolean =>
  situacao === 'aguardando' || situacao === 'autorizada';

/**
 * The banks to choose from: those whose name has the typed text, without regard to accents and capitals, the one that was last
 * chosen on this device first.
 */
export function bancosMostrados(bancos: readonly Banco[], termo: string, ultimoId: string | null): Banco[] {
  const typed = foldText(termo);
  const found = bancos.filter(({ nome }) => foldText(nome).includes(typed));
  return [...found.filter(({ id }) => id === ultimoId), ...found.filter(({ id }) => id !== ultimoId)];
}

/** An outcome in words: its weight, what happened, and what to do now. */
export interface LeituraIniciacao {
  kind: 'info' | 'success' | 'warning';
  titulo: string;
  texto: string;
}

const motivos: Record<MotivoIniciacao, string> = {
  saldo: msg('Não há saldo nessa conta.'),
  limite: msg('O valor passa do limite de Pix dessa conta.'),
  conta: msg('Essa conta não pode fazer este pagamento.'),
  cobranca: msg('Este código já não podia ser pago.'),
  banco: msg('O banco não deu um motivo.'),
};

const NADA_COBRADO = msg('Nada foi cobrado: tente outro banco, ou use o QR Code ou o código abaixo.');

/** The state of an initiation for the person. @param iniciacao null while nothing is known of it. */
export function leituraIniciacao(iniciacao: IniciacaoPix | null): LeituraIniciacao {
  const banco = iniciacao?.banco.nome ?? '';
  switch (iniciacao?.situacao) {
    case 'autorizada':
    case 'paga':
      return {
        kind: 'success',
        titulo: t('{banco} aprovou o pagamento', { banco }),
        texto: t('Estamos esperando o Pix chegar. Esta página avança sozinha.'),
      };
    case 'recusada':
      return {
        kind: 'warning',
        titulo: t('{banco} não fez o pagamento', { banco }),
        texto: `${translated(motivos[iniciacao.motivo ?? 'banco'])} ${translated(NADA_COBRADO)}`,
      };
    case 'cancelada':
      return { kind: 'warning', titulo: t('O pagamento foi cancelado no banco'), texto: translated(NADA_COBRADO) };
    case 'expirada':
      return {
        kind: 'warning',
        titulo: t('O tempo para aprovar no banco acabou'),
        texto: translated(NADA_COBRADO),
      };
    default:
      return {
        kind: 'info',
        titulo: t('Voltou do banco? Estamos conferindo…'),
        texto: t('Assim que o banco confirmar, esta página avança sozinha. Se você não aprovou, abra o banco de novo.'),
      };
  }
}
