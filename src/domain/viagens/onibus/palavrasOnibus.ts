import type { ResumoOnibus } from '../../wire/viagens/viagens';
import type { Classe } from '../classe';

/** The drawn seat of each class in words; it says how the class is drawn, and promises nothing of a coach. */
export const desenhoDaClasse: Record<Classe, string> = {
  convencional: 'Desenho: encosto quase reto, pés no chão',
  executivo: 'Desenho: encosto reclinado, apoio para os pés',
  'semi-leito': 'Desenho: encosto bem reclinado, apoio para as pernas',
  leito: 'Desenho: encosto quase deitado, pernas erguidas e travesseiro',
  'leito-cama': 'Desenho: cama plana, com travesseiro e cortina',
};

/** Limits of the drawings. */
export const NOTA_DO_DESENHO = 'O desenho mostra como é a classe; o modelo da poltrona muda de um ônibus para outro.';

type ClasseNoOnibus = ResumoOnibus['classes'][number];

/** `28 poltronas, piso superior`; the deck only where the coach has two. */
export function textoLugares({ lugares, andares }: ClasseNoOnibus, temDoisAndares: boolean): string {
  const count = lugares === 1 ? '1 poltrona' : `${lugares} poltronas`;
  if (!temDoisAndares) return count;
  if (andares.length > 1) return `${count}, nos dois pisos`;
  return `${count}, piso ${andares[0] === 1 ? 'inferior' : 'superior'}`;
}

/** `2 + 1 por fila` */
export const textoPorFila = ({ porFila }: ClasseNoOnibus): string => `${porFila.join(' + ')} por fila`;

const nomes = { wc: 'Banheiro', geladeira: 'Água gelada' } as const;

/** The equipment on board, each with its word. */
export const itensABordo = ({ aBordo, acessiveis }: ResumoOnibus) => [
  ...aBordo.map((tipo) => ({ tipo, texto: nomes[tipo] })),
  ...(acessiveis > 0
    ? [
        {
          tipo: 'acessivel' as const,
          texto: acessiveis === 1 ? '1 poltrona acessível' : `${acessiveis} poltronas acessíveis`,
        },
      ]
    : []),
];
