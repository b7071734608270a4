import type { ComponentDocs } from '../docs/componentDocs';
import { Breadcrumbs } from './Breadcrumbs';

export const breadcrumbsDocs: ComponentDocs = {
  summary: 'Onde a página está entre as outras, e o caminho para cima.',
  status: 'beta',
  useWhen: [
    'Há três níveis ou mais, e se chega por busca ou link: ajuda, destinos, terminais.',
    'Logo acima do título da página.',
  ],
  avoidWhen: [
    'São passos em ordem: use Stepper.',
    'Só há um nível acima: um Link basta.',
    'Para repetir de onde a pessoa veio: disso cuida o Voltar do navegador.',
  ],
  examples: [
    {
      right: {
        text: 'Os nomes das páginas, do mais amplo ao mais próximo; a última não é link.',
        sample: (
          <Breadcrumbs
            trail={[
              { label: 'Início', href: '#home' },
              { label: 'Destinos', href: '#destinos' },
            ]}
            current="Rio de Janeiro"
          />
        ),
      },
      wrong: {
        text: 'Os passos da compra: voltar por eles perde o que se preencheu.',
        sample: (
          <Breadcrumbs
            trail={[
              { label: 'Poltronas', href: '#poltronas' },
              { label: 'Passageiros', href: '#passageiros' },
            ]}
            current="Pagamento"
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Navegação', role: '“Você está em”; não sai na impressão.' },
    { part: 'Páginas acima', role: 'Links de 44 px de altura; descem de linha quando não cabem.' },
    { part: 'Seta', role: 'Entre um e outro; decorativa.' },
    { part: 'Página atual', role: 'Texto, dito como atual.' },
  ],
  properties: {
    trail: 'As páginas acima desta, a mais alta primeiro.',
    current: 'Esta página: a última da trilha, sem link.',
  },
  keyboard: [
    { keys: 'Tab', action: 'De um link ao seguinte; a página atual não recebe foco.' },
    { keys: 'Enter', action: 'Segue o link.' },
  ],
  screenReader: [
    '“Você está em, navegação, lista com 3 itens; Início, link; Destinos, link; Rio de Janeiro, página atual”',
  ],
  texts: ['Você está em'],
  wcag: ['1.3.1 Informações e relações', '1.4.10 Refluxo', '2.4.4 Finalidade do link', '2.4.8 Localização'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Não pede nada a ninguém, e não falha.',
    Carregando: 'O caminho é sabido antes do conteúdo da página.',
  },
};
