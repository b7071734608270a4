import { isPior, judgeMudancas, type Efeito } from '../../../src/domain/viagens/trocaOnibus/judgeMudancas';
import { proposeMudancas } from '../../../src/domain/viagens/trocaOnibus/proposeMudancas';
import { palavrasRecusa } from '../../../src/domain/viagens/trocaOnibus/textosMudanca';
import type { Onibus, PreviaOnibus, TrocaOnibus } from '../../../src/domain/wire/administracao/partidas';
import type { Reader, Tx } from '../../platform/database/database';
import { badRequest, conflict, notFound } from '../../platform/http/problem';
import type { Catalogue, Layout } from '../catalogue';
import { findPartida } from '../partidaRepository';
import { lockPartidaForStatus, requirePartida } from '../status/partida';
import type { MoveOcupantes, Movida } from './moveOcupantes';
import { listOcupantes, type Lugarado } from './ocupanteRepository';
import { changeOnibus, isOperadoras } from './onibusRepository';
import { requireVersao } from './versao';

/** A coach as operations chooses it. */
export const toOnibus = ({ id, nome, poltronas }: Layout): Onibus => ({ id, nome, lugares: poltronas.length });

function requireLayout(catalogue: Catalogue, id: number): Layout {
  const layout = catalogue.layout(id);
  if (!layout) throw notFound('ONIBUS_NAO_ENCONTRADO', 'Não encontramos este ônibus.');
  return layout;
}

const lugaresOf = (layout: Layout | undefined): PreviaOnibus['lugares'] =>
  (layout?.poltronas ?? []).map(({ posicao: _, ...lugar }) => lugar);

/** The people of a departure in another coach: who stays, and a seat for each of the others as far as there is one. */
export async function previewOnibus(
  db: Reader,
  catalogue: Catalogue,
  id: string,
  layoutId: number,
): Promise<PreviaOnibus> {
  await requirePartida(db, id);
  const layout = requireLayout(catalogue, layoutId);
  const partida = await findPartida(db, id);
  const antes = lugaresOf(partida && catalogue.layout(partida.layout_id));
  const lugares = lugaresOf(layout);
  const ocupantes = await listOcupantes(db, id);
  return {
    onibus: toOnibus(layout),
    antes,
    lugares,
    ocupantes: ocupantes.map(({ reservaId: _, trecho: __, ...one }) => one),
    ...proposeMudancas(antes, lugares, ocupantes),
  };
}

interface Services {
  catalogue: Catalogue;
  ocupantes: MoveOcupantes;
}

/**
 * Gives a departure another coach, and its people the seats that the operator confirmed. It is refused where somebody is
 * left without a seat, or came after the operator looked and would have to move; a worse seat needs a reason. A hold that
 * comes meanwhile waits for the lock and sees the new coach.
 */
export async function setOnibus(
  tx: Tx,
  { catalogue, ocupantes }: Services,
  { id, sub }: { id: string; sub: string },
  { versao, layoutId, mudancas = [], motivo }: TrocaOnibus,
): Promise<void> {
  await ocupantes.lock(tx, id);
  const { situacao, isOver } = await lockPartidaForStatus(tx, id);
  await requireVersao(tx, id, versao);
  if (situacao === 'cancelada') throw conflict('VIAGEM_CANCELADA', 'Esta viagem já foi cancelada.');
  if (isOver) throw conflict('VIAGEM_ENCERRADA', 'Esta viagem já terminou.');
  if (await isOperadoras(tx, id))
    throw conflict('ONIBUS_DA_OPERADORA', 'O ônibus desta viagem é trocado na operadora.');
  const layout = requireLayout(catalogue, layoutId);
  const partida = await findPartida(tx, id);
  if (!partida || partida.layout_id === layoutId) return;
  const people = await listOcupantes(tx, id);
  const antes = lugaresOf(catalogue.layout(partida.layout_id));
  const { efeitos, recusas } = judgeMudancas(antes, lugaresOf(layout), people, mudancas);
  refuseLost(people, recusas);
  if (efeitos.some(isPior) && motivo === undefined) {
    const mensagem = 'Há quem fique em classe inferior ou sem a poltrona acessível: diga o motivo da troca.';
    throw badRequest('MOTIVO_OBRIGATORIO', mensagem, 'motivo');
  }
  const para = toOnibus(layout);
  const registroId = await changeOnibus(tx, { id, de: partida.layout_id, para, autor: sub, motivo: motivo ?? null });
  await ocupantes.move(tx, { partidaId: id, registroId, movidas: toMovidas(people, efeitos) });
}

function refuseLost(people: readonly Lugarado[], recusas: ReturnType<typeof judgeMudancas>['recusas']): void {
  const [first] = recusas;
  if (!first) return;
  const numeros = recusas.map(({ id }) => people.find((one) => one.id === id)?.poltrona).join(', ');
  const erros = recusas.length === 1 ? palavrasRecusa[first.motivo] : 'Confira a nova poltrona de cada pessoa.';
  const onde = recusas.length === 1 ? `na poltrona ${numeros}` : `nas poltronas ${numeros}`;
  const mensagem = `Nem todos têm lugar no outro ônibus (hoje ${onde}). ${erros}`;
  throw conflict('POLTRONAS_SEM_LUGAR', mensagem);
}

/** The moves; whoever keeps the number in another class is recorded too, since the right that follows is shown by it. */
const toMovidas = (people: readonly Lugarado[], efeitos: readonly Efeito[]): Movida[] =>
  efeitos.flatMap((efeito) => {
    const one = people.find(({ id }) => id === efeito.id);
    if (!one) return [];
    const { reservaId, trecho, acessivel, mulheres, original } = one;
    const { de, para } = efeito;
    return [{ reservaId, trecho, acessivel, mulheres, de, para, original: original ?? de, pior: isPior(efeito) }];
  });
