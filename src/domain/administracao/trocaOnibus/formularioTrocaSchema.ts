import { array, object, string, type ObjectSchema, type TestContext, type ValidationError } from 'yup';
import { isPior } from '../../viagens/trocaOnibus/judgeMudancas';
import { palavrasRecusa } from '../../viagens/trocaOnibus/textosMudanca';
import type { PreviaOnibus } from '../../wire/administracao/partidas';
import { judgeTroca, listMoveis, MOTIVO_TROCA, type DadosTroca } from './formularioTroca';

const previaOf = ({ options }: TestContext): PreviaOnibus => options.context as PreviaOnibus;

function judgeDestinos(destinos: readonly string[], test: TestContext): true | ValidationError {
  const previa = previaOf(test);
  const { recusas } = judgeTroca(previa, destinos);
  const [first] = listMoveis(previa).flatMap(({ id }, i) => {
    const recusa = recusas.find((one) => one.id === id);
    return recusa ? [{ i, motivo: recusa.motivo }] : [];
  });
  if (!first) return true;
  return test.createError({ path: `destinos[${first.i}]`, message: palavrasRecusa[first.motivo] });
}

/** The operator's form, judged as the server judges it; the yup context is the preview. */
export const trocaSchema: ObjectSchema<DadosTroca> = object({
  destinos: array(string().default(''))
    .default([])
    .test('lugares', (destinos, test) => judgeDestinos(destinos, test)),
  motivo: string()
    .default('')
    .test('motivo', 'Diga o motivo: há quem fique pior', (motivo, test) => {
      const { destinos } = test.parent as DadosTroca;
      return motivo.trim().length >= MOTIVO_TROCA.minimo || !judgeTroca(previaOf(test), destinos).efeitos.some(isPior);
    }),
});
