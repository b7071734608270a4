import { useState } from 'react';
import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { TextInput } from '../TextInput/TextInput';
import { ErrorSummary } from './ErrorSummary';
import type { ErrorSummaryProps } from './ErrorSummary';

/** Shown on a failed submit only, since the summary takes the focus. */
function Form({ name, ...summary }: ErrorSummaryProps & { name: string }) {
  const [sent, setSent] = useState(false);
  return (
    <Stack>
      <ErrorSummary {...summary} errors={sent ? summary.errors : []} />
      <TextInput label="CPF" name={name} value="111.111.111-11" onChange={() => undefined} />
      <Button onClick={() => setSent(true)}>Concluir cadastro</Button>
    </Stack>
  );
}

export const errorSummaryDocs: ComponentDocs = {
  summary: 'Tudo o que falta num formulário, num lugar só, e o caminho até cada campo.',
  status: 'estavel',
  useWhen: [
    'A pessoa tentou enviar um formulário e há erros, talvez fora da vista.',
    'O servidor recusou o envio e disse por quê.',
  ],
  avoidWhen: [
    'A pessoa ainda está preenchendo: mostre só o erro do campo que ela deixou.',
    'O formulário tem um campo só: o erro dele basta.',
    'O erro não é do formulário: use Alert ou ErrorState.',
  ],
  examples: [
    {
      right: {
        text: 'A mesma frase do campo, palavra por palavra; cada uma leva ao seu campo.',
        sample: <Form name="cpf-certo" errors={[{ name: 'cpf-certo', message: 'Informe um CPF válido' }]} />,
      },
      wrong: {
        text: 'Não diz qual campo, nem o que fazer.',
        sample: <Form name="cpf-errado" title="Erro" errors={[{ name: '', message: 'Há campos inválidos' }]} />,
      },
    },
  ],
  anatomy: [
    { part: 'Caixa', role: 'Recebe o foco quando os erros aparecem, e é lida inteira.' },
    { part: 'Título', role: '“Confira o que falta”, ou o que o servidor recusou.' },
    { part: 'Lista', role: 'Um item por erro, na ordem dos campos; o que não é de um campo é só texto.' },
  ],
  properties: {
    title: 'Título do resumo; o comum conta os erros.',
    errors: 'Os erros, cada um com o id do campo a que leva.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Da caixa, leva ao primeiro erro, e de um ao seguinte.' },
    { keys: 'Enter ou Espaço', action: 'Leva o foco ao campo do erro.' },
  ],
  screenReader: [
    'Quando aparece: “alerta, Confira o que falta, lista com 2 itens, Informe um nome válido, botão…”',
    'Num erro: “Informe um CPF válido, botão”; acionado, ouve-se o campo.',
  ],
  texts: ['Confira o que falta'],
  wcag: [
    '2.4.3 Ordem do foco',
    '2.5.8 Tamanho do alvo',
    '3.3.1 Identificação do erro',
    '3.3.3 Sugestão de erro',
    '4.1.3 Mensagens de status',
  ],
  spec: ['§5'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'Só aparece depois da resposta.',
  },
};
