import { array, object, type ObjectSchema, type TestContext } from 'yup';
import { isCor } from '../../base/cor';
import type { Aplicativos, CoresMarca, Marca } from '../../wire/companhia/companhia';
import { DESCONHECIDO, linha, LISTA, MUITOS } from '../camposCompanhia';
import { faltasDeContraste } from './contrasteDaMarca';

const cor = linha('Informe a cor', 7).test('cor', 'Escreva a cor como #0b5a4f', isCor);

const coresDoTexto = object({ primaria: cor, destaque: cor }).noUnknown(DESCONHECIDO).required('Informe as cores');

/** Contrast is measured once every colour is one; each fault stands at its own field. */
function isReadable(cores: CoresMarca, context: TestContext) {
  const { clara, escura, faixa } = cores as Partial<CoresMarca>;
  const all = [clara?.primaria, clara?.destaque, escura?.primaria, escura?.destaque, faixa?.fundo, faixa?.detalhe];
  if (!all.every((one) => typeof one === 'string' && isCor(one))) return true;
  const faltas = faltasDeContraste(cores).map(({ campo, mensagem }) =>
    context.createError({ path: `${context.path}.${campo}`, message: mensagem }),
  );
  return faltas.length === 0 || Object.assign(context.createError(), { inner: faltas });
}

const cores: ObjectSchema<CoresMarca> = object({
  clara: coresDoTexto,
  escura: coresDoTexto,
  faixa: object({ fundo: cor, detalhe: cor }).noUnknown(DESCONHECIDO).required('Informe as cores da faixa'),
})
  .noUnknown(DESCONHECIDO)
  .required('Informe as cores')
  .test('contraste', 'As cores não se leem', isReadable);

/** The brand: words that fit their places, and colours that can be read. */
export const marcaSchema: ObjectSchema<Marca> = object({
  logotipo: linha('Escreva o texto do logotipo, ou deixe vazio', 24, 0),
  lema: linha('Escreva a frase, ou deixe vazio', 80, 0),
  cores,
})
  .noUnknown(DESCONHECIDO)
  .required('Informe a marca');

const pacote = (sample: string) =>
  linha('Informe o identificador', 150, 0).matches(
    /^([A-Za-z][A-Za-z0-9_-]*(\.[A-Za-z][A-Za-z0-9_-]*)+)?$/,
    `Escreva o identificador como ${sample}`,
  );

/** The apps: an app that is published has its identifier. */
export const aplicativosSchema: ObjectSchema<Aplicativos> = object({
  android: object({
    pacote: pacote('br.com.empresa.app').test(
      'publicado',
      'Informe o identificador do aplicativo dos certificados',
      (id, { parent }) => id !== '' || (parent as Partial<Aplicativos['android']>).certificados?.length === 0,
    ),
    certificados: array(
      linha('Escreva a impressão digital', 95).matches(
        /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/,
        'Escreva a impressão digital SHA-256, como AA:BB:…, com 32 pares',
      ),
    )
      .required(LISTA)
      .max(10, MUITOS),
  })
    .noUnknown(DESCONHECIDO)
    .required('Informe o aplicativo para Android'),
  ios: object({
    pacote: pacote('br.com.empresa.app').test(
      'publicado',
      'Informe o identificador do aplicativo da equipe',
      (id, { parent }) => id !== '' || (parent as Partial<Aplicativos['ios']>).time === '',
    ),
    time: linha('Escreva a equipe, ou deixe vazio', 10, 0).matches(
      /^([A-Z0-9]{10})?$/,
      'A equipe tem 10 letras maiúsculas e dígitos',
    ),
  })
    .noUnknown(DESCONHECIDO)
    .required('Informe o aplicativo para iOS'),
})
  .noUnknown(DESCONHECIDO)
  .required('Informe os aplicativos');
