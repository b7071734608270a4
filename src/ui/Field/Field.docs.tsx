import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentDocs } from '../docs/componentDocs';
import { Field } from './Field';
import { useField } from './useField';
import type { FieldTexts } from './useField';

/** A custom control in the frame, built like a component of the library. */
export function SampleField({ label, error, hint, disabled = false }: FieldTexts & { disabled?: boolean }) {
  const field = useField({ error, hint });
  return (
    <Field {...field} label={label} error={error} hint={hint} disabled={disabled}>
      <OutlinedInput id={field.id} slotProps={{ input: { 'aria-describedby': field.describedBy } }} />
    </Field>
  );
}

export const fieldDocs: ComponentDocs = {
  summary: 'A moldura de um campo: rótulo acima, controle, ajuda ou erro embaixo.',
  status: 'estavel',
  useWhen: ['Um componente novo da biblioteca é um campo: use Field com useField, que dá os ids.'],
  avoidWhen: [
    'Numa tela: use TextInput, Select e os outros campos prontos.',
    'O campo é da busca, com rótulo dentro da caixa: use SearchField.',
  ],
  examples: [
    {
      right: {
        text: 'Um rótulo curto; o que precisa de explicação vai na ajuda.',
        sample: <SampleField label="Localizador" hint="Seis letras e números, no alto da passagem" />,
      },
      wrong: {
        text: 'O rótulo que explica é lido inteiro a cada volta ao campo.',
        sample: <SampleField label="Localizador (seis letras e números, no alto da passagem)" />,
      },
    },
  ],
  anatomy: [
    { part: 'Rótulo', role: 'Nunca flutua: o que foi digitado antes de a página acordar não fica por baixo dele.' },
    { part: 'Controle', role: 'Traz o id e o aria-describedby de useField.' },
    { part: 'Ajuda ou erro', role: 'Um de cada vez; o erro leva ícone e cor.' },
    { part: 'Ao lado da ajuda', role: 'O que o campo conta, como o contador de TextArea.' },
  ],
  properties: {
    id: 'Id do controle.',
    helpId: 'Id da linha de ajuda ou de erro, que o controle cita.',
    aside: 'No fim da linha de ajuda, como um contador.',
    children: 'O controle, que deve levar o id e o aria-describedby.',
  },
  keyboard: [{ keys: 'Tab', action: 'Leva o foco ao controle; a moldura não é parada.' }],
  screenReader: ['Rótulo, função do controle, e a ajuda ou o erro como descrição: “Localizador, edição, Seis letras…”'],
  wcag: ['1.3.1 Informações e relações', '3.3.1 Identificação do erro', '3.3.2 Rótulos ou instruções'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'A moldura não espera por nada.',
  },
};
