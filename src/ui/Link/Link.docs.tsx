import type { ComponentDocs } from '../docs/componentDocs';
import { Link } from './Link';

export const linkDocs: ComponentDocs = {
  summary: 'Um caminho no meio do texto.',
  status: 'estavel',
  useWhen: [
    'O destino é citado numa frase: termos, regras de bagagem, site da ANTT.',
    'A página é de outra casa, ou é um documento que se lê ao lado: use newTab, que avisa.',
  ],
  avoidWhen: ['É o próximo passo da tela: use LinkButton.', 'Nada muda de endereço: use Button na variante quiet.'],
  examples: [
    {
      right: {
        text: 'As palavras do link bastam, lidas fora da frase.',
        sample: (
          <p>
            Veja as <Link href="#bagagem">regras de bagagem</Link> antes de viajar.
          </p>
        ),
      },
      wrong: {
        text: '“Aqui” não diz aonde leva.',
        sample: (
          <p>
            Para ver as regras de bagagem, clique <Link href="#aqui">aqui</Link>.
          </p>
        ),
      },
    },
    {
      right: {
        text: 'O site de outra casa abre ao lado, e o link avisa.',
        sample: (
          <p>
            Fale com a{' '}
            <Link href="https://www.gov.br/antt" newTab>
              ANTT
            </Link>
            .
          </p>
        ),
      },
      wrong: {
        text: 'Um passo da própria compra em nova aba: a pessoa perde o Voltar.',
        sample: (
          <Link href="#passageiros" newTab>
            Dados dos passageiros
          </Link>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Texto', role: 'Sublinhado sempre: a cor não é a única pista.' },
    { part: 'Ícone de saída (newTab)', role: 'Depois do texto; faz parte do nome: “abre em nova aba”.' },
  ],
  properties: {
    children: 'O texto, que diz aonde leva.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao link.' },
    { keys: 'Enter', action: 'Segue o link.' },
  ],
  screenReader: ['“termos de uso, link”', 'Com newTab: “ANTT abre em nova aba, link”'],
  texts: ['abre em nova aba'],
  wcag: ['1.4.1 Uso da cor', '1.4.3 Contraste', '2.4.4 Finalidade do link', '3.2.5 Mudança a pedido'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Um link não falha: quem mostra o erro é a página a que ele leva.',
    Carregando: 'A espera é da página a que ele leva (Skeleton).',
    Vazio: 'Um link sem texto não existe: o tipo não deixa.',
  },
};
