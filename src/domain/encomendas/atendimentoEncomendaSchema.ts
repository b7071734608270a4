import { boolean, object, string, type ObjectSchema } from 'yup';
import { contatoRules } from '../base/pessoa/contatoRules';
import { textRule } from '../base/textRule';
import { CIENCIA_NECESSARIA } from '../empresa/conteudo/encomendasProibidas';
import type { MeioBalcao } from '../wire/encomendas/encomendas';
import type {
  DadosEmbarque,
  DadosEncerramento,
  DadosEntrega,
  DadosPesagem,
  DadosProcura,
  DadosRecebimento,
  DadosRevisao,
} from './atendimentoEncomenda';
import { CODIGO_ENCOMENDA_INVALIDO, readCodigoEncomenda } from './codigoEncomenda';
import { FINAL_DOCUMENTO_INVALIDO, readFinalDocumento } from './encomenda';
import { volumesRule } from './volumeSchema';

const documentoFinalRule = textRule(FINAL_DOCUMENTO_INVALIDO, (text) => readFinalDocumento(text) !== null);

/** The last look of the customer. */
export const revisaoSchema: ObjectSchema<DadosRevisao> = object({
  ciencia: boolean()
    .default(false)
    .test('ciencia', CIENCIA_NECESSARIA, (given) => given),
});

/** A parcel asked for by its code. */
export const procuraSchema: ObjectSchema<DadosProcura> = object({
  codigo: textRule(CODIGO_ENCOMENDA_INVALIDO, (text) => readCodigoEncomenda(text) !== null),
});

/** Weighing at the counter. */
export const pesagemSchema: ObjectSchema<DadosPesagem> = object({ volumes: volumesRule });

const meioRule = string<MeioBalcao>().default('dinheiro');

/** Payment of the freight at the counter. */
export const recebimentoSchema: ObjectSchema<DadosRecebimento> = object({ meio: meioRule });

const isOferecida = (viagemId: string, viagens: unknown): boolean =>
  Array.isArray(viagens) && viagens.includes(viagemId);

/**
 * A departure.
 * @remarks The context's `viagens` are the ids of those offered, which change while the form is open.
 */
export const embarqueSchema: ObjectSchema<DadosEmbarque> = object({
  viagemId: string()
    .default('')
    .test('oferecida', 'Escolha a viagem', (viagemId, { options }) =>
      isOferecida(viagemId, options.context?.['viagens']),
    ),
});

/** Handing over. */
export const entregaSchema: ObjectSchema<DadosEntrega> = object({
  nome: contatoRules.nome,
  documentoFinal: documentoFinalRule,
  meio: meioRule,
});

/** A return or a loss, with its reason. */
export const encerramentoSchema: ObjectSchema<DadosEncerramento> = object({
  fim: string<DadosEncerramento['fim']>().default('devolvida'),
  motivo: textRule('Diga o motivo', (text) => text.trim().length >= 3),
});
