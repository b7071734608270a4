import { msg, t } from '../../words/t';

/** Longest comment of a rating. */
export const COMENTARIO_MAXIMO = 500;
/** Days after it was given in which a rating can be changed. */
export const DIAS_PARA_MUDAR = 30;
/** Days after the arrival in which a trip can be rated; also the age up to which ratings count for a line. */
export const DIAS_PARA_AVALIAR = 180;

/** The stars, from one to five. */
export const notas = [1, 2, 3, 4, 5] as const;

/** The words of each number of stars. */
export const rotulosNota: Record<(typeof notas)[number], string> = {
  1: msg('1 estrela, péssima'),
  2: msg('2 estrelas, ruim'),
  3: msg('3 estrelas, regular'),
  4: msg('4 estrelas, boa'),
  5: msg('5 estrelas, ótima'),
};

/** `4 de 5 estrelas`. */
export const textoNotaDada = (nota: number): string => t('{nota} de {n} estrelas', { nota, n: notas.length });
