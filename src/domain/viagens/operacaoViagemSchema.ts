import { object, string, type ObjectSchema } from 'yup';
import { textRule } from '../base/textRule';
import { codigosMotivo, containsLink, OBSERVACAO_MAXIMA } from './motivoViagem';
import type { DadosOperacao } from './operacaoViagem';

const ATRASO_MAXIMO = 1440;
const PLATAFORMA = /^[A-Za-z0-9][A-Za-z0-9 -]{0,9}$/;
const isAtraso = (text: string): boolean => /^\d{1,4}$/.test(text.trim()) && Number(text) <= ATRASO_MAXIMO;
const isPlataforma = (text: string): boolean => text.trim() === '' || PLATAFORMA.test(text.trim());
const isMotivo = (text: string): boolean => codigosMotivo.some((codigo) => codigo === text);

const atrasoRule = textRule(`Informe os minutos de atraso, de 0 a ${ATRASO_MAXIMO}`, isAtraso);
const plataformaRule = textRule('Informe uma plataforma válida', isPlataforma);
const motivoRule = textRule('Escolha o motivo', isMotivo);
const livre = string().default('');

/** The dispatcher's form. A cancellation has no delay and no platform; a delay of zero needs no reason. */
export const operacaoSchema: ObjectSchema<DadosOperacao> = object({
  acao: string<DadosOperacao['acao']>().default('atraso'),
  atraso: livre.when('acao', { is: 'atraso', then: () => atrasoRule }),
  plataforma: livre.when('acao', { is: 'atraso', then: () => plataformaRule }),
  motivo: livre.when(['acao', 'atraso'], ([acao, atraso]: string[], schema) =>
    acao === 'cancelada' || Number(atraso) > 0 ? motivoRule : schema,
  ),
  observacao: textRule('A observação não pode ter links nem endereços', (text) => !containsLink(text)).test(
    'maximo',
    `Use até ${OBSERVACAO_MAXIMA} letras`,
    (text) => text.trim().length <= OBSERVACAO_MAXIMA,
  ),
});
