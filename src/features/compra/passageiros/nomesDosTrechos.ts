import { joinItems } from '../../../domain/base/itens';
import { translated } from '../../../words/t';

/** Names of some of the purchase's coaches: `Ida`, `Ida, 1º trecho e Volta`. */
export const nomesDosTrechos = (rotulos: readonly string[], trechos: readonly number[]): string =>
  joinItems(trechos.map((trecho) => translated(rotulos[trecho] ?? '')));
