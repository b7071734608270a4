import type { ComponentDocs } from '../docs/componentDocs';
import { Stepper } from './Stepper';

export const stepperDocs: ComponentDocs = {
  summary: 'Em que etapa de uma sequência curta a pessoa está.',
  status: 'estavel',
  useWhen: ['A tarefa tem de três a cinco etapas, em ordem, e cada uma ocupa a tela.'],
  avoidWhen: [
    'As partes podem ser vistas em qualquer ordem: use Tabs.',
    'O processo leva horas ou dias: use OrderTimeline.',
  ],
  examples: [
    {
      right: {
        text: 'Uma palavra por etapa, com o nome do que se faz nela.',
        sample: (
          <Stepper label="Exemplo certo" steps={['Poltronas', 'Passageiros', 'Pagamento', 'Bilhete']} current={1} />
        ),
      },
      wrong: {
        text: 'Números não dizem o que vem depois.',
        sample: <Stepper label="Exemplo errado" steps={['Etapa 1', 'Etapa 2', 'Etapa 3', 'Etapa 4']} current={1} />,
      },
    },
  ],
  anatomy: [
    { part: 'Marca', role: 'Número da etapa, ou ✓ quando concluída.' },
    { part: 'Nome', role: 'O que se faz na etapa.' },
    { part: 'Linha', role: 'Pintada até onde já se foi. Com letras grandes as etapas ficam uma por linha.' },
  ],
  properties: {
    steps: 'Os passos: Poltronas, Passageiros, Pagamento, Bilhete.',
    current: 'O passo atual, contado de 0; os anteriores estão feitos.',
    label: 'Nome da lista de passos.',
  },
  keyboard: [],
  screenReader: [
    '“Etapas da compra, navegação, lista com 4 itens”',
    '“Poltronas, concluída”',
    '“etapa atual, Passageiros”',
  ],
  texts: ['Poltronas', 'Passageiros', 'Pagamento', 'Bilhete'],
  wcag: ['1.3.1 Informações e relações', '1.4.1 Uso de cor', '2.4.8 Localização'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'O erro é da etapa aberta, na tela dela.',
    Carregando: 'As etapas são conhecidas antes de tudo.',
    Vazio: 'Sem etapas não há sequência.',
    Teclado: 'Só informa: voltar é do navegador e da página.',
  },
};
