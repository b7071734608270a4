import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { codigoDeClasse } from '../../../src/domain/viagens/classe';
import { falhasDaPlanta } from '../../../src/domain/viagens/plantaOnibus';
import type { EfeitoOnibus, PlantaDesenhada } from '../../../src/domain/wire/administracao/frota';
import type { Tx } from '../../platform/database/database';
import type { Autor } from '../../platform/http/access/staffNames';
import { conflict, notFound, Problem } from '../../platform/http/problem';
import type { Catalogue } from '../../viagens/catalogue';
import { upsertCatalogo, type CatalogoRows } from '../../viagens/catalogoRepository';
import { lockTimetableBriefly } from '../../viagens/horarioRepository';
import { insertVersaoDeOnibus, nextLayoutId } from '../../viagens/quadro/onibusVersaoRepository';
import { replaceOnibus } from '../../viagens/quadro/replaceOnibus';
import { recursoPoltrona } from '../../viagens/recursoPoltrona';
import { setImported } from '../../viagens/seedCatalogue';
import { insertVersao } from '../catalogoAtualRepository';
import type { Contagem, Resumo } from '../plano/resumo';

/** Somebody who draws a coach, in the place of another one or as a new one; `previa` only to see the effect. */
export interface Desenho {
  catalogue: Pick<Catalogue, 'layout'>;
  autor: Autor;
  substitui: number | null;
  previa: boolean;
}

/**
 * Keeps a coach as it was drawn. A coach never changes: an edit is another one, which the timetable goes with from then
 * on. Departures on which somebody has a seat keep the coach that was sold, and stay for sale.
 */
export async function desenhaOnibus(tx: Tx, desenho: Desenho, planta: PlantaDesenhada): Promise<EfeitoOnibus> {
  const { catalogue, autor, substitui, previa } = desenho;
  refuseFaults(planta);
  await lockTimetableBriefly(tx);
  if (substitui !== null && !catalogue.layout(substitui)) {
    throw notFound('ONIBUS_NAO_ENCONTRADO', 'Não encontramos este ônibus.');
  }
  const id = await nextLayoutId(tx);
  await upsertCatalogo(tx, toRows(id, planta));
  if (!(await insertVersaoDeOnibus(tx, { layout_id: id, substitui, autor: autor.sub, autor_nome: autor.nome }))) {
    throw conflict('ONIBUS_SUBSTITUIDO', 'Outra pessoa já mudou este ônibus. Confira como ele está agora e repita.');
  }
  const { horarios, partidas } = await replaceOnibus(tx, { de: substitui, para: id, previa });
  if (!previa) await publish(tx, { autor, planta, horarios });
  return { id, horarios, partidas };
}

function refuseFaults(planta: PlantaDesenhada): void {
  const falhas = falhasDaPlanta(planta);
  if (falhas.length === 0) return;
  throw new Problem(
    400,
    falhas.map(({ onde, motivo }) => ({ codigo: 'PLANTA_INVALIDA', mensagem: `O ônibus: ${motivo}.`, campo: onde })),
  );
}

const toRows = (
  id: number,
  { nome, poltronas, recursos }: PlantaDesenhada,
): Pick<CatalogoRows, 'layout' | 'layout_poltrona' | 'layout_recurso'> => ({
  layout: [
    { id, nome: nome.trim(), andares: Math.max(...poltronas.map(({ andar }) => andar)), capacidade: poltronas.length },
  ],
  layout_poltrona: poltronas.map(({ numero, andar, fila, coluna, classe, ...tem }) => ({
    layout_id: id,
    poltrona: numero,
    andar,
    fila,
    coluna,
    classe: codigoDeClasse[classe],
    recursos:
      (tem.janela ? recursoPoltrona.janela : 0) +
      (tem.acessivel ? recursoPoltrona.acessivel : 0) +
      (tem.preferencialMulheres ? recursoPoltrona.preferencialMulheres : 0),
  })),
  layout_recurso: recursos.map((recurso) => ({ layout_id: id, ...recurso })),
});

/** Notes the change in the catalogue's history; every server then loads it anew. */
async function publish(
  tx: Tx,
  { autor, planta, horarios }: { autor: Autor; planta: PlantaDesenhada; horarios: number },
): Promise<void> {
  const id = v7();
  const hash = createHash('sha256').update(JSON.stringify(planta)).digest('hex');
  const none: Contagem = { novas: 0, mudadas: 0, encerradas: 0 };
  const contagens: Resumo = {
    localidades: none,
    linhas: none,
    paradas: none,
    trechos: none,
    tarifas: none,
    excecoes: none,
    onibus: { ...none, novas: 1 },
    horarios: { ...none, mudadas: horarios },
  };
  await insertVersao(tx, { id, autor: autor.nome, feed_versao: null, hash, contagens: JSON.stringify(contagens) });
  await setImported(tx, id);
}
