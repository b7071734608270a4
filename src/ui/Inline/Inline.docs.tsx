import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from '../Button/Button';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Inline } from './Inline';

export const inlineDocs: ComponentDocs = {
  summary: 'Coisas lado a lado, que descem quando a linha enche.',
  status: 'estavel',
  useWhen: [
    'Botões de um mesmo passo, etiquetas, um ícone e o seu texto.',
    'justify between para as duas pontas da linha.',
  ],
  avoidWhen: ['Uma sob a outra: use Stack.', 'Pares de nome e valor: use DescriptionList.'],
  examples: [
    {
      right: {
        text: 'Poucas coisas do mesmo peso.',
        sample: (
          <Inline>
            <StatusBadge kind="accent">Menor preço</StatusBadge>
            <StatusBadge>Direto</StatusBadge>
          </Inline>
        ),
      },
      wrong: {
        text: 'Uma barra de ações: no telefone vira uma pilha em desordem. Use Menu.',
        sample: (
          <Inline>
            {['Baixar PDF', 'Enviar por e-mail', 'Remarcar', 'Cancelar', 'Ver recibo'].map((text) => (
              <Button key={text} variant="secondary">
                {text}
              </Button>
            ))}
          </Inline>
        ),
      },
    },
  ],
  anatomy: [{ part: 'Linha', role: 'Sem cor nem borda; um filho maior que a linha encolhe, e o texto dele quebra.' }],
  properties: {
    rowGap: 'Espaço entre as linhas, onde é menor do que entre os itens.',
    justify: 'Como os itens se distribuem na linha.',
    align: 'Como os itens se alinham na altura.',
  },
  keyboard: [],
  screenReader: ['Não se ouve; os filhos são lidos na ordem em que estão.'],
  wcag: ['1.3.2 Sequência com significado', '1.4.10 Refluxo', '1.4.12 Espaçamento de texto'],
  history: [{ version: '8.16.1', change: 'Primeira versão; um filho maior que a linha não a alarga.' }],
  notApplicable: {
    Erro: 'É só espaço.',
    Carregando: 'É só espaço.',
    Vazio: 'Sem filhos não ocupa lugar.',
    Teclado: 'Não recebe foco.',
  },
};
