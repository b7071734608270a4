import { creditoPadrao } from '../conta/creditos';
import { atrasoPadrao } from '../conta/cupomDeAtraso';
import type { DadosCompanhia } from '../wire/companhia/companhia';
import { aplicativosPadrao, marcaPadrao } from './marca/marcaPadrao';

/** The parts that the document learnt after its first edition, as documents of before are read. */
export const partesPosteriores: Pick<DadosCompanhia, 'marca' | 'aplicativos' | 'credito' | 'atraso' | 'adicionais'> = {
  marca: marcaPadrao,
  aplicativos: aplicativosPadrao,
  credito: creditoPadrao,
  atraso: atrasoPadrao,
  adicionais: [],
};

/** A document of any edition with every part that there is today. */
export const completeCompanhia = <T extends object>(dados: T): typeof partesPosteriores & T => ({
  ...partesPosteriores,
  ...dados,
});
