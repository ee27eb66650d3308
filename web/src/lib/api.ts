import type { components } from '../../.generated/schema';

type Schemas = components['schemas'];
export type Table = Schemas['TableInfo'];
export type Chair = Schemas['ChairInfo'];
export type GameInfo = Schemas['GameInfo'];
export type Person = Schemas['Person'];
export type Order = Schemas['Order'];
export type Replay = Schemas['Replay'];
export type Step = Schemas['Step'];
export type Championship = Schemas['ChampionshipInfo'];
export type Profile = Schemas['Profile'];
export type Rating = Schemas['Rating'];
export type Devices = Schemas['Devices'];
export type Apart = Schemas['Apart'];
/** Where and when I am told that it is my turn. */
export type Telling = Schemas['Telling'];
export type Wishes = Schemas['Wishes'];
/** What I prepared for my next decision, and what I may be asked. */
export type Plans = Schemas['PlanInfo'];
export type Clock = Schemas['Clock'];
export type Now = Schemas['NowFrame'];
export type Said = Schemas['ChatFrame'];
export type Spoken = Schemas['Problem'];
/** A moment of a lesson: how things stand, and what the learner should do. */
export type Moment = Schemas['LessonNow'];

export type Review = Schemas['ReviewInfo'];
export type Report = NonNullable<Review['report']>;
/** How things stood for a seat at a moment of a finished match. */
export type Position = Schemas['PositionNow'];
export type Weighed = Schemas['Weighed'];
export type PuzzleNow = Schemas['PuzzleNow'];
export type PuzzleShelf = Schemas['PuzzleShelf'];
export type Solved = Schemas['Solved'];
export type Today = Schemas['Today'];
export type Deal = Schemas['DealInfo'];
export type DealPage = Schemas['DealPage'];
export type Portrait = Schemas['Portrait'];
export type Tally = Schemas['Tally'];
export type Circle = Schemas['Circle'];
export type Friend = Schemas['Friend'];

/** A refusal of the server: a code, the rule, a sentence in the person's language. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request to the server; what it refuses is thrown as `Refused`. */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.ok) {
    const text = await answer.text();
    return (text ? JSON.parse(text) : undefined) as Answer;
  }
  const problem = await answer.json().catch(() => ({}));
  throw new Refused(problem.code ?? 'offline', problem.sentence ?? answer.statusText, answer.status);
}

export const get = <Answer>(path: string) => ask<Answer>('GET', path);
export const post = <Answer>(path: string, body: unknown = {}) => ask<Answer>('POST', path, body);

/** A text file of the server, such as a catalogue of sentences. */
export async function text(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Refused('offline', answer.statusText, answer.status);
  return answer.text();
}
