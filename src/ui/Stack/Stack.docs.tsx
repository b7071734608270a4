import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Stack } from './Stack';

export const stackDocs: ComponentDocs = {
  summary: 'Coisas umas sob as outras, sempre à mesma distância.',
  status: 'estavel',
  useWhen: ['Campos, cartões e parágrafos em coluna.', 'O espaço é da escala: gap de 1 a 12, em passos de 4 px.'],
  avoidWhen: ['Lado a lado: use Inline.', 'Pares de nome e valor: use DescriptionList.'],
  examples: [
    {
      right: {
        text: 'O que é de um assunto fica perto; assuntos, longe.',
        sample: (
          <Stack gap={6}>
            <Stack gap={2}>
              <strong>Ida</strong>
              <span>sáb., 5 de dezembro, 22h15</span>
            </Stack>
            <Stack gap={2}>
              <strong>Volta</strong>
              <span>ter., 8 de dezembro, 7h00</span>
            </Stack>
          </Stack>
        ),
      },
      wrong: {
        text: 'Tudo à mesma distância: não se vê o que vai junto.',
        sample: (
          <Stack gap={4}>
            <strong>Ida</strong>
            <span>sáb., 5 de dezembro, 22h15</span>
            <strong>Volta</strong>
            <span>ter., 8 de dezembro, 7h00</span>
          </Stack>
        ),
      },
    },
    {
      right: {
        text: 'Um Stack dá o ritmo; ninguém põe margem própria.',
        sample: (
          <Stack>
            <Card>Passageiro 1</Card>
            <Card>Passageiro 2</Card>
            <Button>Continuar</Button>
          </Stack>
        ),
      },
      wrong: {
        text: 'Sem Stack, as coisas se encostam.',
        sample: (
          <>
            <Card>Passageiro 1</Card>
            <Card>Passageiro 2</Card>
            <Button>Continuar</Button>
          </>
        ),
      },
    },
  ],
  anatomy: [{ part: 'Coluna', role: 'Sem cor nem borda; os filhos ocupam a largura toda.' }],
  properties: {
    width: 'Linha mais larga, em rem, para um campo curto numa página larga.',
  },
  keyboard: [],
  screenReader: ['Não se ouve; os filhos são lidos na ordem em que estão.'],
  wcag: ['1.3.2 Sequência com significado', '1.4.10 Refluxo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'É só espaço.',
    Carregando: 'É só espaço.',
    Vazio: 'Sem filhos não ocupa lugar.',
    Teclado: 'Não recebe foco.',
  },
};
