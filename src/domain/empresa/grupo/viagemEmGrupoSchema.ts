import { object, string, type ObjectSchema } from 'yup';
import { parseDataBr, type Dia } from '../../base/data';
import { toLinha } from '../../base/linha';
import { contatoRules } from '../../base/pessoa/contatoRules';
import { fimRule } from '../../base/periodoRules';
import { textRule } from '../../base/textRule';
import { GRUPO_MAXIMO, GRUPO_MINIMO, LUGAR_MAXIMO, MENSAGEM_DO_GRUPO_MAXIMA, type DadosGrupo } from './viagemEmGrupo';

const isLugar = (text: string): boolean => toLinha(text).length >= 2 && toLinha(text).length <= LUGAR_MAXIMO;
const isPessoas = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= GRUPO_MINIMO && Number(text) <= GRUPO_MAXIMO;

/** The form of a group on a day: the trip, how many people, and by whom they are reached. */
export const viagemEmGrupoSchema = (today: Dia): ObjectSchema<DadosGrupo> =>
  object({
    origem: textRule('Informe a cidade de onde o grupo sai', isLugar),
    destino: textRule('Informe a cidade para onde o grupo vai', isLugar),
    dataIda: textRule('Informe uma data válida', (text) => parseDataBr(text) !== null).test(
      'passado',
      'A data de ida não pode ser no passado',
      (text) => (parseDataBr(text) ?? today) >= today,
    ),
    dataVolta: fimRule('dataIda', 'A data de volta não pode ser antes da ida'),
    pessoas: textRule(
      `Informe de ${GRUPO_MINIMO} a ${GRUPO_MAXIMO} pessoas: até ${GRUPO_MINIMO - 1} se compra pelo site`,
      isPessoas,
    ),
    nome: contatoRules.nome,
    email: contatoRules.email,
    celular: contatoRules.celular,
    mensagem: string()
      .default('')
      .max(MENSAGEM_DO_GRUPO_MAXIMA, `Escreva no máximo ${MENSAGEM_DO_GRUPO_MAXIMA} caracteres`),
  });
