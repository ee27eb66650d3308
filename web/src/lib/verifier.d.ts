/** What a verifier found: the hash of the head, how many draws were derived again, and what does not fit. */
export interface Verdict {
  hash: string;
  draws: number;
  wrong: string[];
}

export function verify(log: string): Promise<Verdict>;
export function draw(seed: string, place: Uint8Array[], sides: number): Promise<number>;
