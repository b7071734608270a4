import { v7 } from 'uuid';
import type { EfeitoExcecao, NovaExcecao } from '../../../src/domain/wire/administracao/linhas';
import type { Tx } from '../../platform/database/database';
import type { Autor } from '../../platform/http/access/staffNames';
import { badRequest, conflict, notFound } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import type { Catalogue, Linha } from '../catalogue';
import { setSemente } from '../catalogoRepository';
import { followTimetable } from '../followTimetable';
import { lockTimetableBriefly } from '../horarioRepository';
import { DIAS_A_FRENTE } from '../partidas';
import { endAjuste, findDiasAte, findSaida, insertAjuste } from './ajusteRepository';
import { isHorarioOf } from './quadroRepository';
import { toMudancas } from './toMudancas';
import { requireVersaoQuadro } from './versaoQuadro';

/** The last day of an exception, counted from today. */
const MAXIMO_DIAS = 366;

/** A change of a line's timetable by somebody, or its preview. */
export interface Mudanca {
  catalogue: Catalogue;
  linha: Linha;
  autor: Autor;
  previa: boolean;
}

/**
 * Makes an exception of one timetable entry on one day. The departure of that day follows by the rule of an import: one
 * that nobody has a seat on changes or goes, a sold one stays as it was sold, out of sale.
 */
export async function createAjuste(tx: Tx, mudanca: Mudanca, nova: NovaExcecao): Promise<EfeitoExcecao> {
  const { linha, autor, previa } = mudanca;
  const { horarioId, tipo, data, hora, layoutId, motivo } = nova;
  await lockTimetableBriefly(tx);
  await requireVersaoQuadro(tx, linha.id, nova.versao);
  const dias = await checkExcecao(tx, mudanca, nova);
  const isRun = tipo !== 'para';
  const ajuste = await insertAjuste(tx, {
    id: v7(),
    horario_id: horarioId,
    linha: linha.codigo,
    data,
    tipo,
    hora_min: isRun && hora !== undefined ? toMinutos(hora) : null,
    layout_id: isRun ? (layoutId ?? null) : null,
    motivo: motivo.trim(),
    autor: autor.sub,
    autor_nome: autor.nome,
  });
  if (!ajuste) throw conflict('EXCECAO_JA_EXISTE', 'Este horário já tem uma exceção neste dia. Remova-a antes.');
  const numero = ajuste.numero ?? horarioId;
  if (isRun && (await findSaida(tx, dias, numero))?.passou) {
    throw badRequest('HORA_PASSADA', 'Esta hora já passou.', 'hora');
  }
  return follow(tx, { numero, dias, id: ajuste.id, previa });
}

/** Refuses what does not exist or cannot be. @returns the days from today to the exception's. */
async function checkExcecao(tx: Tx, { catalogue, linha }: Mudanca, nova: NovaExcecao): Promise<number> {
  if (!(await isHorarioOf(tx, linha.id, nova.horarioId))) {
    throw notFound('HORARIO_NAO_ENCONTRADO', 'Este horário não é mais desta linha.');
  }
  if (nova.layoutId !== undefined && !catalogue.layout(nova.layoutId)) {
    throw badRequest('ONIBUS_NAO_ENCONTRADO', 'Não encontramos este ônibus.', 'layoutId');
  }
  const dias = await findDiasAte(tx, nova.data);
  if (dias < 0 || dias > MAXIMO_DIAS) {
    throw badRequest('DIA_FORA_DO_PRAZO', 'Escolha um dia de hoje a um ano.', 'data');
  }
  await refuseSenseless(tx, nova, dias);
  return dias;
}

/** Ends an exception, and the departure of its day follows the timetable again, by the same rule. */
export async function removeAjuste(tx: Tx, mudanca: Mudanca, id: string, versao: string): Promise<EfeitoExcecao> {
  const { linha, autor, previa } = mudanca;
  await lockTimetableBriefly(tx);
  await requireVersaoQuadro(tx, linha.id, versao);
  const ended = isUuid(id) ? await endAjuste(tx, id, linha.codigo, autor) : undefined;
  if (!ended) throw notFound('EXCECAO_NAO_ENCONTRADA', 'Esta exceção não existe mais.');
  const dias = await findDiasAte(tx, ended.data);
  return follow(tx, { numero: ended.numero ?? ended.horario_id, dias, id, previa });
}

/** An exception says something that the timetable does not say. */
async function refuseSenseless(tx: Tx, { tipo, horarioId, hora, layoutId }: NovaExcecao, dias: number): Promise<void> {
  const saida = await findSaida(tx, dias, horarioId);
  if (tipo === 'roda' && saida) throw badRequest('JA_RODA', 'Este horário já roda neste dia.', 'data');
  if (tipo === 'para' || tipo === 'muda') {
    if (!saida) throw badRequest('NAO_RODA', 'Este horário não roda neste dia.', 'data');
    if (saida.passou) throw badRequest('HORA_PASSADA', 'A partida deste dia já saiu.', 'data');
  }
  if ((tipo === 'extra' || (tipo === 'muda' && layoutId === undefined)) && hora === undefined) {
    throw badRequest(
      'HORA_FALTA',
      tipo === 'extra' ? 'Informe a hora.' : 'Informe outra hora ou outro ônibus.',
      'hora',
    );
  }
}

const toMinutos = (hora: string): number => {
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  return horas * 60 + minutos;
};

interface DiaMudado {
  numero: number;
  dias: number;
  id: string;
  previa: boolean;
}

/** Lets the one departure follow; beyond the horizon it is made later. */
async function follow(tx: Tx, { numero, dias, id, previa }: DiaMudado): Promise<EfeitoExcecao> {
  const futura = dias > DIAS_A_FRENTE;
  const periodos = futura || dias < 0 ? [] : [{ de: dias, ate: dias, so: [numero] }];
  const partidas = await followTimetable(tx, previa, periodos);
  // The public feeds are written anew.
  if (!previa) await setSemente(tx, 'quadro', `${id} ${v7()}`);
  return { futura, partidas: toMudancas(partidas) };
}
