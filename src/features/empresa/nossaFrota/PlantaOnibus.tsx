import type { Classe } from '../../../domain/viagens/classe';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import type { CarroFrota } from '../../../domain/wire/empresa/frota';
import { CoachPlan, type PlanDeck } from '../../../ui/CoachPlan/CoachPlan';

const recursos = { wc: 'WC', escada: 'Esc.', motorista: 'Mot.', geladeira: 'Água' } as const;

/** Plan of a coach; described in words beside it. */
export function PlantaOnibus({ carro }: { carro: CarroFrota }) {
  const andares = [...new Set(carro.poltronas.map(({ andar }) => andar))].sort((a, b) => a - b);
  return (
    <CoachPlan
      rows={carro.filas}
      columns={carro.colunas}
      decks={andares.map((andar) => toDeck(carro, andar, andares.length > 1))}
      legend={carro.classes.map(({ classe }) => ({ classe, label: rotulosClasse[classe] }))}
      hasAccessible={carro.acessiveis > 0}
    />
  );
}

function toDeck(carro: CarroFrota, andar: number, named: boolean): PlanDeck {
  const poltronas = carro.poltronas.filter((poltrona) => poltrona.andar === andar);
  return {
    caption: named ? (andar === 1 ? 'Piso inferior' : 'Piso superior') : undefined,
    name: nomeDesenho(poltronas, carro.andares > 1 ? nomeAndar(andar) : 'ônibus'),
    seats: poltronas.map(({ numero, fila, coluna, classe, acessivel }) => ({
      number: numero,
      row: fila,
      column: coluna,
      classe,
      accessible: acessivel,
    })),
    fixtures: carro.recursos
      .filter((recurso) => recurso.andar === andar)
      .map(({ tipo, fila, coluna }) => ({ text: recursos[tipo], row: fila, column: coluna })),
  };
}

const nomeAndar = (andar: number): string => (andar === 1 ? 'piso inferior' : 'piso superior');

function nomeDesenho(poltronas: readonly { classe: Classe }[], parte: string): string {
  const counts = new Map<Classe, number>();
  for (const { classe } of poltronas) counts.set(classe, (counts.get(classe) ?? 0) + 1);
  const words = [...counts].map(([classe, count]) => `${count} poltronas ${rotulosClasse[classe].toLowerCase()}`);
  return `Planta do ${parte}: ${words.join(', ')}`;
}
