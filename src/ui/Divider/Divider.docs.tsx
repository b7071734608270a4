import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Divider } from './Divider';
import { FormFoot } from './FormFoot';

const create = (
  <Button variant="quiet" size="small">
    Criar conta
  </Button>
);

export const dividerDocs: ComponentDocs = {
  summary: 'Uma linha com uma palavra, entre dois caminhos; FormFoot oferece outro caminho no fim de um formulário.',
  status: 'estavel',
  useWhen: ['Há dois caminhos para o mesmo fim: senha, ou um provedor.', 'O formulário não é para todos: FormFoot.'],
  avoidWhen: ['Separa partes de assuntos diferentes: use Card ou o espaço de Stack.'],
  examples: [
    {
      right: {
        text: 'A palavra diz que basta um dos dois.',
        sample: (
          <Stack>
            <Button fullWidth>Entrar</Button>
            <Divider>ou</Divider>
            <Button variant="secondary" fullWidth>
              Entrar com Google
            </Button>
          </Stack>
        ),
      },
      wrong: {
        text: 'Sem nada entre eles, parecem dois passos.',
        sample: (
          <Stack>
            <Button fullWidth>Entrar</Button>
            <Button variant="secondary" fullWidth>
              Entrar com Google
            </Button>
          </Stack>
        ),
      },
    },
    {
      right: {
        text: 'Uma pergunta, e o botão que a responde.',
        sample: <FormFoot question="Ainda não tem conta?">{create}</FormFoot>,
      },
      wrong: { text: 'Um botão sem dizer para quem é.', sample: create },
    },
  ],
  anatomy: [
    { part: 'Linha', role: 'Dos dois lados da palavra; decorativa.' },
    { part: 'Palavra', role: 'Lida como texto.' },
    { part: 'Fim (FormFoot)', role: 'Pergunta e botão, sob uma linha.' },
  ],
  properties: {
    children: 'A palavra entre os dois caminhos: ou.',
  },
  keyboard: [],
  screenReader: ['“ou”', '“Ainda não tem conta? Criar conta, botão”'],
  wcag: ['1.3.1 Informações e relações', '1.4.10 Refluxo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'É só uma linha.',
    Carregando: 'É só uma linha.',
    Vazio: 'Sem palavra não há linha: o tipo não deixa.',
    Teclado: 'Não recebe foco.',
  },
};
