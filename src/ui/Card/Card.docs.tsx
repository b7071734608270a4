import type { ComponentDocs } from '../docs/componentDocs';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Card } from './Card';

export const cardDocs: ComponentDocs = {
  summary: 'Uma superfície que mantém junto o que é de um assunto só.',
  status: 'estavel',
  useWhen: [
    'A página tem alguns assuntos e cada um merece a sua moldura: dados, pagamento, bagagem.',
    'Com title, o assunto entra no sumário da página e vira região com nome.',
  ],
  avoidWhen: [
    'Dentro de outro Card: use espaço (Stack) ou DescriptionList.',
    'É uma mensagem: use Alert.',
    'O cartão inteiro seria um botão: ponha dentro dele o Button ou LinkButton que diz o que faz.',
  ],
  examples: [
    {
      right: {
        text: 'Um assunto, um título.',
        sample: <Card title="Bagagem">Uma mala de até 30 kg no porão e uma de mão de até 5 kg.</Card>,
      },
      wrong: {
        text: 'Moldura dentro de moldura: nada se destaca.',
        sample: (
          <Card title="Bagagem">
            <Card>Uma mala de até 30 kg no porão.</Card>
            <Card>Uma de mão de até 5 kg.</Card>
          </Card>
        ),
      },
    },
    {
      right: {
        text: 'A situação fica no fim da linha do título.',
        sample: (
          <Card title="Pedido 7K2M9Q" aside={<StatusBadge kind="success">Pago</StatusBadge>}>
            São Paulo, Tietê → Rio de Janeiro, Novo Rio
          </Card>
        ),
      },
      wrong: {
        text: 'A situação dentro do título: o nome da região muda a cada passo.',
        sample: <Card title="Pedido 7K2M9Q (PAGO)">São Paulo, Tietê → Rio de Janeiro, Novo Rio</Card>,
      },
    },
  ],
  anatomy: [
    { part: 'Superfície', role: 'raised, acima da página; sunken, abaixo, para o secundário.' },
    { part: 'Título (opcional)', role: 'h2, e nome da região.' },
    { part: 'Lateral (opcional)', role: 'No fim da linha do título; passa para baixo quando não cabe.' },
    { part: 'Conteúdo', role: 'O que é do assunto.' },
  ],
  properties: {
    title: 'Com título, o cartão é uma seção com nome.',
    aside: 'No fim da linha do título.',
    tone: 'raised para o que importa; sunken para o que é secundário, abaixo da página.',
  },
  keyboard: [],
  screenReader: [
    'Com title: “Resumo da compra, região; Resumo da compra, título nível 2”',
    'Sem title: só o conteúdo.',
  ],
  wcag: ['1.3.1 Informações e relações', '1.4.10 Refluxo', '2.4.6 Cabeçalhos e rótulos'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'O erro é do conteúdo: Alert dentro do cartão.',
    Vazio: 'Um cartão vazio não se mostra; a falta é de EmptyState.',
    Teclado: 'O cartão não recebe foco; o que está dentro, sim.',
  },
};
