import { array, object, string, type ObjectSchema, type TestContext, type ValidationError } from 'yup';
import { erroVolume, LIMITES } from './encomenda';
import { readNumero, readVolume, type VolumeDigitado } from './volumeDigitado';

const isLado = (text: string): boolean => readNumero(text) > 0 && readNumero(text) <= LIMITES.ladoCm;
const isPeso = (text: string): boolean => readNumero(text) > 0 && readNumero(text) * 1000 <= LIMITES.pesoGramas;

const numeroRule = (campo: string, muito: string, isRight: (text: string) => boolean) =>
  string()
    .default('')
    .test('numero', `Informe ${campo}`, (text) => readNumero(text) > 0)
    .test('maximo', muito, isRight);

const ladoRule = (campo: string) => numeroRule(campo, `Cada lado mede até ${LIMITES.ladoCm} cm`, isLado);

/** The three sides have a limit together, which the first of them reports. */
function refuseReveal(digitado: VolumeDigitado, { path, createError }: TestContext): true | ValidationError {
  const { peso, comprimento, largura, altura } = digitado;
  const volume = readVolume(digitado);
  const isEachRight = isPeso(peso) && [comprimento, largura, altura].every(isLado);
  const message = volume && isEachRight ? erroVolume(volume) : null;
  return message === null || createError({ path: path ? `${path}.comprimento` : 'comprimento', message });
}

/** A volume as typed. */
export const volumeSchema: ObjectSchema<VolumeDigitado> = object({
  peso: numeroRule('o peso em quilos', 'Cada volume pesa até 30 kg', isPeso),
  comprimento: ladoRule('o comprimento'),
  largura: ladoRule('a largura'),
  altura: ladoRule('a altura'),
}).test('volume', refuseReveal);

/** The volumes of one parcel. */
export const volumesRule = array(volumeSchema).default([]);
