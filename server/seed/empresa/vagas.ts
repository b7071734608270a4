import type { Vaga } from '../../../src/domain/wire/companhia/companhia';

/** The openings of the demonstration. */
export const vagas: Vaga[] = [
  {
    id: 'motorista-rodoviario-sp',
    titulo: 'Motorista rodoviário',
    area: 'operacao',
    cidade: 'São Paulo, SP',
    regime: 'Tempo integral, por escala',
    resumo: 'Conduzir as linhas interestaduais que saem do Tietê, com descanso e revezamento garantidos em escala.',
    atividades: [
      'Fazer a inspeção do ônibus antes de cada partida.',
      'Conferir bilhetes e documentos no embarque, com o leitor do celular.',
      'Informar paradas, atrasos e ocorrências à central.',
    ],
    requisitos: [
      'CNH categoria D ou E, com EAR.',
      'Curso de transporte coletivo de passageiros em dia.',
      'Dois anos de experiência em linhas rodoviárias.',
    ],
    ate: null,
  },
  {
    id: 'motorista-rodoviario-bh',
    titulo: 'Motorista rodoviário',
    area: 'operacao',
    cidade: 'Belo Horizonte, MG',
    regime: 'Tempo integral, por escala',
    resumo: 'Conduzir as linhas de Minas Gerais e as que ligam Belo Horizonte ao Rio de Janeiro e a São Paulo.',
    atividades: [
      'Fazer a inspeção do ônibus antes de cada partida.',
      'Conferir bilhetes e documentos no embarque, com o leitor do celular.',
      'Dirigir por trechos de serra, de dia e de noite.',
    ],
    requisitos: [
      'CNH categoria D ou E, com EAR.',
      'Curso de transporte coletivo de passageiros em dia.',
      'Experiência em estrada de serra.',
    ],
    ate: null,
  },
  {
    id: 'mecanico-diesel-curitiba',
    titulo: 'Mecânico de motores a diesel',
    area: 'manutencao',
    cidade: 'Curitiba, PR',
    regime: 'Tempo integral, turno da noite',
    resumo: 'Manter a frota do Sul pronta: revisões preventivas e reparos entre uma viagem e outra.',
    atividades: [
      'Fazer revisões por quilometragem e reparos de motor, câmbio e freio.',
      'Registrar cada serviço no histórico do ônibus.',
      'Atender chamados de estrada.',
    ],
    requisitos: [
      'Curso técnico em mecânica ou experiência equivalente.',
      'CNH categoria B.',
      'Leitura de esquemas elétricos.',
    ],
    ate: null,
  },
  {
    id: 'atendente-guiche-rio',
    titulo: 'Atendente de guichê',
    area: 'atendimento',
    cidade: 'Rio de Janeiro, RJ',
    regime: 'Seis horas por dia, escala 6 × 1',
    resumo: 'Vender, remarcar e orientar quem viaja a partir da Rodoviária Novo Rio.',
    atividades: [
      'Vender passagens e receber em dinheiro, cartão e Pix.',
      'Abrir e fechar o caixa do turno.',
      'Ajudar quem tem direito a gratuidade ou precisa de embarque assistido.',
    ],
    requisitos: ['Ensino médio completo.', 'Gostar de atender pessoas.', 'Disponibilidade aos fins de semana.'],
    ate: null,
  },
  {
    id: 'pessoa-desenvolvedora-front',
    titulo: 'Pessoa desenvolvedora front-end',
    area: 'tecnologia',
    cidade: 'São Paulo, SP (híbrido)',
    regime: 'Tempo integral',
    resumo: 'Fazer o aplicativo em que se compra, remarca e embarca, para quem tem internet ruim e celular antigo.',
    atividades: [
      'Construir telas acessíveis por teclado e leitor de tela.',
      'Cuidar do peso de cada página e medir antes e depois.',
      'Escrever testes que entram pelo que a pessoa vê.',
    ],
    requisitos: ['TypeScript e React.', 'HTML e CSS sem atalhos.', 'Cuidado com o texto em português.'],
    ate: null,
  },
];
