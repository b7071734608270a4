import { Form } from 'react-final-form';
import { Button } from '../Button/Button';
import type { ComponentDocs } from '../docs/componentDocs';
import { Stack } from '../Stack/Stack';
import { FormErrorSummary } from './FormErrorSummary';
import { FormTextInput } from './FormTextInput';

const required = ({ nome }: { nome?: string }) => (nome ? {} : { nome: 'Campo Obrigatório*' });

const sample = (text: string, summary: boolean) => (
  <Form onSubmit={() => undefined} validate={required}>
    {({ handleSubmit }) => (
      <form
        noValidate
        aria-label={summary ? 'Cadastro com resumo' : 'Cadastro sem resumo'}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <Stack>
          {summary && <FormErrorSummary labelOf={() => 'Nome completo'} />}
          <FormTextInput name="nome" label="Nome completo" autoComplete="name" />
          <Button type="submit">{text}</Button>
        </Stack>
      </form>
    )}
  </Form>
);

export const formDocs: ComponentDocs = {
  summary:
    'Os campos presos a um formulário do react-final-form pelo nome: FormTextInput, FormMaskedTextInput, FormDataInput, FormDateInput, FormPasswordInput, FormSelect, FormRadioGroup, FormStarRating, FormTextArea, FormMoneyInput, FormColorInput, FormNumberStepper, FormCheckbox e FormErrorSummary; SchemaForm é o formulário em volta deles.',
  status: 'estavel',
  useWhen: [
    'A pessoa preenche um ou mais campos e envia: cadastro, passageiros, filtros, uma consulta.',
    'A regra é um esquema yup de src/domain, passado a SchemaForm, que o carrega quando a pessoa entra no formulário.',
  ],
  avoidWhen: [
    'Um campo que vale na hora, sem envio, como a procura que filtra enquanto se digita: use o campo solto.',
    'A busca: SearchCard tem seu próprio formulário, que acorda antes do resto.',
    'Uma consulta de um a três textos, numa rota sem folga de bytes para o react-final-form: QueryForm.',
  ],
  examples: [
    {
      right: {
        text: 'Tentou enviar: o resumo recebe o foco e leva a cada campo.',
        sample: sample('Concluir cadastro', true),
      },
      wrong: {
        text: 'Sem resumo, quem não vê o campo não sabe por que nada aconteceu.',
        sample: sample('Concluir cadastro', false),
      },
    },
  ],
  anatomy: [
    {
      part: 'Nome do formulário',
      role: 'O que ele faz, em uma ou duas palavras; sem ele não há marco para quem ouve.',
    },
    { part: 'FormErrorSummary', role: 'No alto; só depois de uma tentativa de envio que falhou.' },
    { part: 'Campos', role: 'Cada um sabe seu valor e seu erro pelo name; passageiros[0].nome também serve.' },
    {
      part: 'Erro do campo',
      role: 'Aparece quando a pessoa sai do campo ou tenta enviar; nunca enquanto digita pela primeira vez, nem entre apertar e soltar o ponteiro: a linha moveria o botão, e o clique se perderia.',
    },
    { part: 'Recusa do servidor', role: 'Volta de onSubmit como { campo: frase }; some quando o campo muda.' },
    { part: 'Botão', role: 'type submit; com a regra do cadastro, desabilitado enquanto há erro.' },
  ],
  keyboard: [
    { keys: 'Tab', action: 'Passa pelos campos na ordem em que se leem; ao sair de um, seu erro aparece.' },
    { keys: 'Enter num campo', action: 'Envia o formulário.' },
    { keys: 'Enter num erro do resumo', action: 'Leva o foco ao campo.' },
  ],
  screenReader: [
    'Com nome (label de SchemaForm ou QueryForm): “Cadastro, formulário”, um marco a que se salta',
    'Ao falhar o envio: “alerta, Confira o que falta”, e a lista dos erros, cada um com seu botão',
    'No campo: “Nome completo, edição, entrada inválida, Informe um nome válido”',
  ],
  texts: [
    'Campo Obrigatório*',
    'Obrigatório*',
    'Informe um nome válido',
    'Informe um CPF válido',
    'Informe um celular válido',
  ],
  wcag: ['3.3.1 Identificação do erro', '3.3.3 Sugestão de erro', '2.4.3 Ordem do foco', '4.1.3 Mensagens de status'],
  spec: ['§5'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
};
