import { PORTUGUESE } from '../../src/words/language';
import { inLanguage } from '../platform/language/language';
import { msg } from '../../src/words/t';
import type { Manifestacao } from '../../src/domain/wire/empresa/manifestacoes';
import type { NovoGrupo } from '../../src/domain/wire/empresa/grupos';
import { findCompanhia } from '../companhia/companhiaRepository';
import type { Tx } from '../platform/database/database';
import { findToday } from '../platform/database/today';
import { badRequest } from '../platform/http/problem';
import { enqueueEmail } from '../platform/outbox/outbox';
import { grupoEmail } from './empresaEmails';
import { receiveManifestacao } from './manifestacoes';

/** Records the wish for a group's trip as a letter, and tells the company of it at the address where travellers write to it. */
export async function receiveGrupo(tx: Tx, novo: NovoGrupo, publicUrl: string): Promise<Manifestacao> {
  const { nome, email, celular, mensagem = '', ...grupo } = novo;
  if (grupo.dataIda < (await findToday(tx))) {
    throw badRequest('DIA_PASSADO', msg('A data de ida não pode ser no passado'), 'dataIda');
  }
  if (grupo.dataVolta !== undefined && grupo.dataVolta < grupo.dataIda) {
    throw badRequest('VOLTA_ANTES_DA_IDA', msg('A data de volta não pode ser antes da ida'), 'dataVolta');
  }
  const carta = await receiveManifestacao(tx, { tipo: 'grupo', grupo, nome, email, celular, mensagem }, publicUrl);
  const canal = (await findCompanhia(tx))?.dados.canais.find(({ tipo }) => tipo === 'email');
  if (canal) {
    const chave = `grupo-empresa/${carta.protocolo}`;
    const email = inLanguage(PORTUGUESE, () => grupoEmail(canal.valor, grupo, carta, publicUrl));
    await enqueueEmail(tx, chave, email);
  }
  return carta;
}
