import type { ResumoOnibus } from '../../wire/viagens/viagens';
import type { Classe } from '../classe';
import { msg, t, translated } from '../../../words/t';

/** The drawn seat of each class in words; it says how the class is drawn, and promises nothing of a coach. */
export const desenhoDaClasse: Record<Classe, string> = {
  convencional: msg('Desenho: encosto quase reto, pés no chão'),
  executivo: msg('Desenho: encosto reclinado, apoio para os pés'),
  'semi-leito': msg('Desenho: encosto bem reclinado, apoio para as pernas'),
  leito: msg('Desenho: encosto quase deitado, pernas erguidas e travesseiro'),
  'leito-cama': msg('Desenho: cama plana, com travesseiro e cortina'),
};

/** Limits of the drawings. */
export const NOTA_DO_DESENHO = msg(
  'O desenho mostra como é a classe; o modelo da poltrona muda de um ônibus para outro.',
);

type ClasseNoOnibus = ResumoOnibus['classes'][number];

/** `28 poltronas, piso superior`; the deck only where the coach has two. */
export function textoLugares({ lugares, andares }: ClasseNoOnibus, temDoisAndares: boolean): string {
  const n = { n: lugares };
  if (!temDoisAndares) return t('{n, plural, =1 {1 poltrona} other {{n} poltronas}}', n);
  if (andares.length > 1) return t('{n, plural, =1 {1 poltrona} other {{n} poltronas}}, nos dois pisos', n);
  return andares[0] === 1
    ? t('{n, plural, =1 {1 poltrona} other {{n} poltronas}}, piso inferior', n)
    : t('{n, plural, =1 {1 poltrona} other {{n} poltronas}}, piso superior', n);
}

/** `2 + 1 por fila` */
export const textoPorFila = ({ porFila }: ClasseNoOnibus): string =>
  t('{fila} por fila', { fila: porFila.join(' + ') });

const nomes = { wc: msg('Banheiro'), geladeira: msg('Água gelada') } as const;

/** The equipment on board, each with its word. */
export const itensABordo = ({ aBordo, acessiveis }: ResumoOnibus) => [
  ...aBordo.map((tipo) => ({ tipo, texto: translated(nomes[tipo]) })),
  ...(acessiveis > 0
    ? [
        {
          tipo: 'acessivel' as const,
          texto: t('{n, plural, =1 {1 poltrona acessível} other {{n} poltronas acessíveis}}', { n: acessiveis }),
        },
      ]
    : []),
];
