import type { ComponentDocs } from '../docs/componentDocs';
import { Stack } from '../Stack/Stack';
import { Heading } from './Heading';
import { Text } from './Text';

export const textDocs: ComponentDocs = {
  summary: 'Palavras num tamanho, peso e tom do tema; Heading é o título de uma parte.',
  status: 'estavel',
  useWhen: [
    'Uma explicação, uma data ou um valor tem menos ou mais peso que o texto ao redor.',
    'Uma parte da tela, fora de um Card, precisa de título: use Heading.',
  ],
  avoidWhen: [
    'É o texto comum de um parágrafo: basta p.',
    'É um estado numa palavra: use StatusBadge.',
    'É o título da tela ou de um cartão: Page e Card já o trazem.',
  ],
  examples: [
    {
      right: {
        text: 'O que se lê primeiro é o nome; o e-mail só o completa.',
        sample: (
          <Stack gap={1}>
            <span>Ana Souza</span>
            <Text as="span" tone="quiet" size="sm">
              ana@example.com
            </Text>
          </Stack>
        ),
      },
      wrong: {
        text: 'Tudo quieto: nada se lê primeiro.',
        sample: (
          <Stack gap={1}>
            <Text as="span" tone="quiet" size="sm">
              Ana Souza
            </Text>
            <Text as="span" tone="quiet" size="sm">
              ana@example.com
            </Text>
          </Stack>
        ),
      },
    },
    {
      right: {
        text: 'O título dá nome ao que vem depois.',
        sample: (
          <Stack gap={3}>
            <Heading level={3} size="lg">
              Bilhetes
            </Heading>
            <p>Poltrona 12, Ana Souza</p>
          </Stack>
        ),
      },
      wrong: {
        text: 'Um parágrafo em negrito parece título, mas não é um.',
        sample: (
          <Stack gap={3}>
            <Text size="lg" weight="bold">
              Bilhetes
            </Text>
            <p>Poltrona 12, Ana Souza</p>
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Texto', role: 'Parágrafo ou parte de um; só muda tamanho, peso, tom e quebra.' },
    { part: 'Título (Heading)', role: 'De nível 2 a 4; pode receber o foco quando a etapa muda.' },
  ],
  properties: {
    children: 'O texto.',
    as: 'Um parágrafo, ou uma parte de um.',
    tone: 'quiet para o que explica ou repete; error para o que deu errado.',
    size: 'Passo da escala de letras; sem ele, o tamanho do texto em volta.',
    weight: 'Peso da letra; sem ele, o do texto em volta.',
    figures: 'Algarismos da mesma largura, para dinheiro, horas e códigos.',
    wrap: 'never mantém uma quantia inteira; anywhere quebra um endereço longo; lines guarda as quebras que foram escritas.',
    announce: 'Diz cada mudança a quem ouve: com educação (status) ou na hora (alert).',
  },
  keyboard: [],
  screenReader: [
    'Lido como o texto ao redor; com announce, também quando muda.',
    'Heading: “Bilhetes, título nível 3”',
  ],
  wcag: ['1.3.1 Informações e relações', '1.4.3 Contraste', '1.4.12 Espaçamento de texto', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'O texto já está escrito; quem espera mostra Skeleton.',
    Vazio: 'Sem texto não há o que mostrar.',
    Teclado: 'Não se chega a ele com o teclado; o foco num título vem da tela.',
  },
};
