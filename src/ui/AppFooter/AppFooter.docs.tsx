import type { ComponentDocs } from '../docs/componentDocs';
import { AppFooter } from './AppFooter';

export const appFooterDocs: ComponentDocs = {
  summary: 'O pé de toda página: caminhos menos usados, e quem responde por ela.',
  status: 'estavel',
  useWhen: ['Uma vez, na moldura do app, depois de Page.'],
  avoidWhen: ['O caminho é de todo dia: ele vai no AppHeader.', 'A nota é sobre a compra: ela vai junto da compra.'],
  examples: [
    {
      right: {
        text: 'Grupos pequenos, pelo que a pessoa quer fazer.',
        sample: (
          <AppFooter
            notes={['Itapê Transportes S.A. · CNPJ 12.345.678/0001-95', 'versão 8.16.1']}
            groups={[{ title: 'Atendimento', links: [{ href: '#ajuda', label: 'Ajuda' }] }]}
          />
        ),
      },
      wrong: {
        text: '“Links” não diz o que há no grupo.',
        sample: (
          <AppFooter
            notes={['Itapê']}
            groups={[{ title: 'Links', links: [{ href: '#ajuda', label: 'Saiba mais' }] }]}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Marca', role: 'O logo e a frase da casa.' },
    { part: 'Idiomas', role: 'Esta página em cada idioma, com o nome do idioma nele mesmo; some onde há um só.' },
    { part: 'Grupos', role: 'Cada um, uma navegação com nome; uma coluna no telefone.' },
    { part: 'Nota', role: 'Quem responde pela página, uma linha por parte: nome e CNPJ, endereço, contatos, versão.' },
  ],
  properties: {
    groups: 'Grupos de links, cada um com o seu título.',
    languages: 'Esta página em cada idioma, com o nome do idioma nele mesmo; ausente onde há um só.',
    notes: 'O que a lei manda dizer, uma linha cada: razão social e CNPJ, endereço, contatos, versão.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Passa pelos links, grupo a grupo.' },
    { keys: 'Enter', action: 'Segue o link.' },
  ],
  screenReader: [
    '“informações do conteúdo; Viajar, navegação; Viajar, título nível 2; lista com 2 itens; Passagens, link”',
  ],
  texts: ['Pedra por pedra, o Brasil inteiro no caminho.'],
  wcag: ['1.3.1 Informações e relações', '1.4.10 Refluxo', '2.5.8 Tamanho do alvo', '3.2.6 Ajuda consistente'],
  history: [{ version: '8.16.1', change: 'Primeira versão; links de 44 px de altura.' }],
  notApplicable: {
    Erro: 'Não pede nada a ninguém, e não falha.',
    Carregando: 'Está na primeira página, já pronto.',
  },
};
