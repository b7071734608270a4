import type { Classe } from '../../../domain/viagens/classe';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import type { CarroFrota } from '../../../domain/wire/empresa/frota';
import { CoachPlan, type PlanDeck } from '../../../ui/CoachPlan/CoachPlan';
import { msg, t, translated } from '../../../words/t';

const recursos = { wc: 'WC', escada: msg('Esc.'), motorista: msg('Mot.'), geladeira: msg('Água') } as const;

/** Plan of a coach; described in words beside it. */
export function PlantaOnibus({ carro }: { carro: CarroFrota }) {
  const andares = [...new Set(carro.poltronas.map(({ andar }) => andar))].sort((a, b) => a - b);
  return (
    <CoachPlan
      rows={carro.filas}
      columns={carro.colunas}
      decks={andares.map((andar) => toDeck(carro, andar, andares.length > 1))}
      legend={carro.classes.map(({ classe }) => ({ classe, label: translated(rotulosClasse[classe]) }))}
      hasAccessible={carro.acessiveis > 0}
    />
  );
}

function toDeck(carro: CarroFrota, andar: number, named: boolean): PlanDeck {
  const poltronas = carro.poltronas.filter((poltrona) => poltrona.andar === andar);
  return {
    caption: named ? nomeAndar(andar) : undefined,
    name: nomeDesenho(poltronas, carro.andares > 1 ? andar : null),
    seats: poltronas.map(({ numero, fila, coluna, classe, acessivel }) => ({
      number: numero,
      row: fila,
      column: coluna,
      classe,
      accessible: acessivel,
    })),
    fixtures: carro.recursos
      .filter((recurso) => recurso.andar === andar)
      .map(({ tipo, fila, coluna }) => ({ text: translated(recursos[tipo]), row: fila, column: coluna })),
  };
}

const nomeAndar = (andar: number): string => (andar === 1 ? t('Piso inferior') : t('Piso superior'));

/** The drawing of a deck in words; `andar` is null for a coach with one deck. */
function nomeDesenho(poltronas: readonly { classe: Classe }[], andar: number | null): string {
  const counts = new Map<Classe, number>();
  for (const { classe } of poltronas) counts.set(classe, (counts.get(classe) ?? 0) + 1);
  const words = [...counts].map(([classe, n]) =>
    t('{n} poltronas {classe}', { n, classe: translated(rotulosClasse[classe]).toLowerCase() }),
  );
  const lugares = words.join(', ');
  if (andar === null) return t('Planta do ônibus: {lugares}', { lugares });
  return andar === 1
    ? t('Planta do piso inferior: {lugares}', { lugares })
    : t('Planta do piso superior: {lugares}', { lugares });
}
