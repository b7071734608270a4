import { object, string, type ObjectSchema } from 'yup';
import { parseDataBr, type Dia } from '../../base/data';
import { toLinha } from '../../base/linha';
import { contatoRules } from '../../base/pessoa/contatoRules';
import { fimRule } from '../../base/periodoRules';
import { textRule } from '../../base/textRule';
import { GRUPO_MAXIMO, GRUPO_MINIMO, LUGAR_MAXIMO, MENSAGEM_DO_GRUPO_MAXIMA, type DadosGrupo } from './viagemEmGrupo';
import { msg, t } from '../../../words/t';

const isLugar = (text: string): boolean => toLinha(text).length >= 2 && toLinha(text).length <= LUGAR_MAXIMO;
const isPessoas = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= GRUPO_MINIMO && Number(text) <= GRUPO_MAXIMO;

/** The form of a group on a day: the trip, how many people, and by whom they are reached. */
export const viagemEmGrupoSchema = (today: Dia): ObjectSchema<DadosGrupo> =>
  object({
    origem: textRule(msg('Informe a cidade de onde o grupo sai'), isLugar),
    destino: textRule(msg('Informe a cidade para onde o grupo vai'), isLugar),
    dataIda: textRule(msg('Informe uma data válida'), (text) => parseDataBr(text) !== null).test(
      'passado',
      msg('A data de ida não pode ser no passado'),
      (text) => (parseDataBr(text) ?? today) >= today,
    ),
    dataVolta: fimRule('dataIda', msg('A data de volta não pode ser antes da ida')),
    pessoas: textRule(
      t('Informe de {minimo} a {maximo} pessoas: até {n} se compra pelo site', {
        minimo: GRUPO_MINIMO,
        maximo: GRUPO_MAXIMO,
        n: GRUPO_MINIMO - 1,
      }),
      isPessoas,
    ),
    nome: contatoRules.nome,
    email: contatoRules.email,
    celular: contatoRules.celular,
    mensagem: string()
      .default('')
      .max(MENSAGEM_DO_GRUPO_MAXIMA, () => t('Escreva no máximo {n} caracteres', { n: MENSAGEM_DO_GRUPO_MAXIMA })),
  });
