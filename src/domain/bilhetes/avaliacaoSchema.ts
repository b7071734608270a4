import { number, object, string, type ObjectSchema } from 'yup';
import { COMENTARIO_MAXIMO } from './avaliacao';
import { msg, t } from '../../words/t';

/** A rating, as typed. */
export interface DadosAvaliacao {
  /** 0 while no star is chosen. */
  nota: number;
  texto: string;
}

/** A rating with an optional comment. */
export const avaliacaoSchema: ObjectSchema<DadosAvaliacao> = object({
  nota: number().required().min(1, msg('Escolha de 1 a 5 estrelas')).max(5, msg('Escolha de 1 a 5 estrelas')),
  texto: string()
    .defined()
    .trim()
    .max(COMENTARIO_MAXIMO, () => t('Escreva no máximo {n} caracteres', { n: COMENTARIO_MAXIMO })),
});
