import type { ComponentDocs } from '../docs/componentDocs';
import { Card } from '../Card/Card';
import { Grid } from '../Grid/Grid';
import { SeatIcon } from '../icons/SeatIcon';
import { Band } from './Band';
import { Benefit } from './Benefit';
import { RouteTile } from './RouteTile';

const nothing = () => undefined;

export const bandDocs: ComponentDocs = {
  summary: 'Uma faixa da página inicial com título: rotas para um toque (RouteTile), vantagens (Benefit).',
  status: 'estavel',
  useWhen: ['A página é full, sem margens, e mostra partes de assuntos diferentes uma sob a outra.'],
  avoidWhen: ['A página tem largura page ou form: use Card ou Stack com Heading.'],
  examples: [
    {
      right: {
        text: 'O título diz o que há embaixo; a ação é da faixa toda.',
        sample: (
          <Band id="exemplo-rotas" title="Suas últimas buscas">
            <RouteTile from="Campinas" to="Ribeirão Preto" about="Buscar de novo para amanhã" onClick={nothing} />
          </Band>
        ),
      },
      wrong: {
        text: 'Um cartão em volta: a faixa já separa.',
        sample: (
          <Card>
            <Band id="exemplo-cartao" title="Suas últimas buscas">
              <RouteTile from="Campinas" to="Ribeirão Preto" about="Buscar de novo para amanhã" onClick={nothing} />
            </Band>
          </Card>
        ),
      },
    },
    {
      right: {
        text: 'Uma vantagem diz o que a pessoa ganha.',
        sample: (
          <Grid min={15} list>
            <li>
              <Benefit icon={<SeatIcon size={28} />} title="A poltrona é sua">
                Fica reservada por dez minutos enquanto você compra.
              </Benefit>
            </li>
          </Grid>
        ),
      },
      wrong: {
        text: 'Fala de nós, não de quem viaja.',
        sample: (
          <Benefit icon={<SeatIcon size={28} />} title="Somos líderes">
            A maior frota do Brasil.
          </Benefit>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Título', role: 'Dá nome à região.' },
    { part: 'Ação (opcional)', role: 'No fim da linha do título.' },
    { part: 'Rota (RouteTile)', role: 'De, para, e o que o toque faz; 72 px de altura.' },
    { part: 'Vantagem (Benefit)', role: 'Ícone sobre fundo suave, título e uma frase.' },
  ],
  properties: {
    id: 'Id do título, fixo para que a página pronta no servidor e a do navegador coincidam.',
    title: 'Título da seção.',
    action: 'No fim da linha do título: um Button quiet.',
    instead: 'O que aparece no lugar do título e do conteúdo; a seção guarda a altura do maior dos dois.',
    roomy: 'Guarda o lugar de um EmptyCatalogue enquanto não se sabe se ele vem, para que nada pule.',
  },
  keyboard: [{ keys: 'Enter ou Espaço', action: 'Numa rota, busca as partidas dela.' }],
  screenReader: ['“Suas últimas buscas, região; Campinas para Ribeirão Preto Buscar de novo para amanhã, botão”'],
  wcag: ['1.3.1 Informações e relações', '2.4.6 Cabeçalhos e rótulos', '2.5.8 Tamanho do alvo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'A faixa não busca nada.',
    Carregando: 'A página inicial já vem escrita; o que falta entra embaixo.',
    Vazio: 'Sem o que mostrar, a tela não põe a faixa.',
  },
};
